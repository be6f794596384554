import { sayNotShown, showListOf } from './list.ts';

const pauseMs = 200;

/** Searches as the user types, and keeps the address in sync. */
export function searchWhileTyping(): void {
  const form = document.getElementById('desk-filter');
  const field = document.getElementById('q');
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return;
  let timer: number | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const address = addressOf(form);
      void showListOf(address).then((outcome) => {
        if (outcome === 'shown') history.replaceState(null, '', address);
        if (outcome === 'failed')
          sayNotShown(
            'The desk cannot be reached, so this is not what you look for. Press Show to try again.',
          );
      });
    }, pauseMs);
  });
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  const text = query.toString();
  return text === '' ? '/staff' : `/staff?${text}`;
}
