import { useLayoutEffect } from 'preact/hooks';

/** Keeps the field somebody is in where it is on the screen, whatever changes its height above it. */
export function useStayPut(): void {
  const field = focusedField();
  const before = field?.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (!field?.isConnected || before === undefined) return;
    const moved = field.getBoundingClientRect().top - before;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}

function focusedField(): Element | null {
  const focused = document.activeElement;
  return focused?.matches('#order input, #order select, #order textarea') ? focused : null;
}
