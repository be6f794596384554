import { sayNotShown, showListOf } from './list.ts';

const pauseMs = 200;

/** Filters as the user types and chooses, and keeps the address in sync. */
export function filterAtOnce(): void {
  const form = document.getElementById('desk-filter');
  const field = document.getElementById('q');
  if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return;
  let timer: number | undefined;
  const show = () => {
    clearTimeout(timer);
    const address = addressOf(form);
    void showListOf(address).then((outcome) => {
      if (outcome === 'shown') history.replaceState(null, '', address);
      if (outcome === 'failed')
        sayNotShown(
          'The desk cannot be reached, so this is not what you look for. Press Enter to try again.',
        );
    });
  };
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(show, pauseMs);
  });
  form.addEventListener('change', ({ target }) => {
    if (target !== field) show();
  });
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  const text = query.toString();
  return text === '' ? '/staff' : `/staff?${text}`;
}
