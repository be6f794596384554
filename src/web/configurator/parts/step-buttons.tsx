export interface LiveSteps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (by: -1 | 1) => void;
}

export const undoId = 'undo';
export const redoId = 'redo';

/** Undo and redo buttons for changes to the doors. Without scripts, the browser's Back undoes. */
export function StepButtons({ canUndo = false, canRedo = false, onStep }: Partial<LiveSteps>) {
  return (
    <p class="steps no-print">
      <button
        type="button"
        id={undoId}
        class="step"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => onStep?.(-1)}
      >
        <StepIcon />
        Undo
      </button>
      <button
        type="button"
        id={redoId}
        class="step step-redo"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        onClick={() => onStep?.(1)}
      >
        <StepIcon />
        Redo
      </button>
    </p>
  );
}

function StepIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
      />
    </svg>
  );
}
