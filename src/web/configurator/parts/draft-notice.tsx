export interface LiveDraft {
  /** Deletes the draft; undefined if no draft was restored. */
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
