import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps what somebody presses, or the field somebody is in, where it is on the screen, whatever changes its height above it. */
export function useStayPut(): void {
  const pressed = usePressed();
  const held = pressed.current ?? focusedField();
  const before = held?.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (!held?.isConnected || before === undefined) return;
    const moved = held.getBoundingClientRect().top - before;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}

/**
 * What is being pressed and not clicked yet. Pressing leaves the field that was typed in, which is judged then: what is
 * under the pointer must not move away before the click.
 */
function usePressed(): { readonly current: Element | null } {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target : null;
    };
    const release = () => {
      pressed.current = null;
    };
    addEventListener('pointerdown', press, true);
    for (const end of releases) addEventListener(end, release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      for (const end of releases) removeEventListener(end, release, true);
    };
  }, []);
  return pressed;
}

const releases = ['click', 'pointercancel', 'keydown'];

function focusedField(): Element | null {
  const focused = document.activeElement;
  return focused?.matches('#order input, #order select, #order textarea') ? focused : null;
}
