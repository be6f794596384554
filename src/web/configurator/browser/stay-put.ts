import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keeps what somebody presses, or the field somebody is in, where it is on the screen, whatever changes its height above
 * it. Only where what is newly said about that field would lie out of sight does the page move, by as much as it takes.
 */
export function useStayPut(): void {
  const pressed = usePressed();
  const field = pressed.current ? null : focusedField();
  const held = pressed.current ?? field;
  const before = held?.getBoundingClientRect().top;
  const saidBefore = faultOf(field) !== null;
  useLayoutEffect(() => {
    if (!held?.isConnected || before === undefined) return;
    const moved = held.getBoundingClientRect().top - before;
    const hidden = saidBefore ? 0 : hiddenBelow(faultOf(field), moved);
    const by = moved + hidden;
    if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
  });
}

/** How much of it lies under the price at the foot of a narrow screen, or below the screen, once the page has scrolled. */
function hiddenBelow(fault: Element | null, scrolled: number): number {
  if (!fault) return 0;
  const bar = document.querySelector('.price-bar')?.getBoundingClientRect();
  // The bar sticks to the foot of the screen, so that it does not scroll; on wide screens it is not shown.
  const foot = bar && bar.height > 0 ? innerHeight - bar.height : innerHeight;
  return Math.max(0, fault.getBoundingClientRect().bottom - scrolled + roomBelow - foot);
}

const roomBelow = 8;

function faultOf(field: Element | null): Element | null {
  return field && document.getElementById(`${field.id}-fault`);
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
