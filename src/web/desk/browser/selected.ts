import { announce, listElement } from './list.ts';

const bar = () => listElement()?.querySelector<HTMLElement>('.desk-bulk-bar');
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.desk-row .desk-pick input')];

/**
 * Keeps the bar of the selected enquiries: how many there are, a box that selects all, and `b`, which goes to the bar
 * from anywhere in the list. CSS shows the bar while one is selected.
 */
export function actOnSelected(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.desk-pick input')) return;
    if (target.matches('.desk-pick-all')) for (const box of boxes()) box.checked = target.checked;
    count();
  });
  document.addEventListener('reset', () => {
    // The boxes are cleared after the event.
    setTimeout(() => {
      count();
      boxes()[0]?.focus();
    });
  });
  // A page that is restored or reloaded may have boxes that are ticked.
  addEventListener('pageshow', count);
}

function count(): void {
  const selected = boxes().filter(({ checked }) => checked).length;
  const all = document.querySelector<HTMLInputElement>('.desk-pick-all');
  if (all) all.checked = selected > 0 && selected === boxes().length;
  const said = bar()?.querySelector('.desk-selected');
  if (said) said.textContent = `${selected} selected`;
  announce(selected === 0 ? '' : `${selected} selected`);
}

/** Moves the focus to the bar, if any enquiry is selected. */
export function goToBar(): boolean {
  if (!boxes().some(({ checked }) => checked)) return false;
  bar()?.querySelector('select')?.focus();
  return true;
}
