export interface LiveDraft {
  /** Removes what was kept; absent if nothing was restored. */
  readonly onThrowAway: (() => void) | undefined;
}

export function DraftNotice({ onThrowAway }: Partial<LiveDraft>) {
  return (
    <div role="status" class="draft no-print">
      {onThrowAway && (
        <>
          <p>We kept what you had typed on this device.</p>
          <button type="button" class="switch" onClick={onThrowAway}>
            Throw it away
          </button>
        </>
      )}
    </div>
  );
}
