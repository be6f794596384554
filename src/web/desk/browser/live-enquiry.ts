import { follow } from './stream.ts';

/** Says on the page of an enquiry what others have done with it since. Pages in the background do not listen. */
export function watchEnquiry(): void {
  const place = document.querySelector<HTMLElement>('.desk-changed');
  const address = place?.dataset['live'];
  if (!place || address === undefined) return;
  let stop: (() => void) | undefined;

  const say = (text: string, does: string): void => {
    // A live region is read out again whenever it changes.
    if (place.firstChild?.textContent === text) return;
    const link = document.createElement('a');
    link.href = location.pathname + location.search;
    link.textContent = does;
    place.replaceChildren(text, ' ', link);
  };

  const told = (data: unknown): void => {
    const { changes } = data as { readonly changes: readonly string[] };
    if (changes.length > 0) say(`${changes.join(', ')}.`, 'Show it');
    else place.replaceChildren();
  };

  const failed = (why: 'signed out' | 'away'): void => {
    if (why === 'away') say('The desk cannot be reached.', 'Try again');
    else say('You are no longer signed in.', 'Sign in');
  };

  const listen = (): void => {
    stop?.();
    stop = document.hidden ? undefined : follow(address, { told, failed });
  };

  document.addEventListener('visibilitychange', listen);
  addEventListener('pagehide', () => stop?.());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen();
  });
  listen();
}
