import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scroll anchoring: keeps the pressed element or the focused field at its place on the screen when content above
 * changes height. If a new fault below the field would be hidden, the page scrolls just far enough to show it.
 */
export function useScrollAnchoring(): void {
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

/**
 * Height of the part of a fault that is covered by the price bar or below the viewport, after scrolling by
 * `scrolled`.
 */
function hiddenBelow(fault: Element | null, scrolled: number): number {
  if (!fault) return 0;
  const bar = document.querySelector('.price-bar')?.getBoundingClientRect();
  // The price bar is sticky, so it does not scroll; wide screens do not show it.
  const foot = bar && bar.height > 0 ? innerHeight - bar.height : innerHeight;
  return Math.max(0, fault.getBoundingClientRect().bottom - scrolled + roomBelow - foot);
}

const roomBelow = 8;

function faultOf(field: Element | null): Element | null {
  return field && document.getElementById(`${field.id}-fault`);
}

/**
 * The element pressed between pointerdown and click. Pressing it blurs the edited field, whose validation may shift
 * the layout: the pressed element must not move away before the click.
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
