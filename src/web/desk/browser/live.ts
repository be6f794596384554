import { announce, listElement, showListOf } from './list.ts';
import { follow } from './stream.ts';

/** The bar above the list: `mark` for the page's title, its text, and what a click does. */
interface Bar {
  readonly mark: string;
  readonly words: string;
  readonly does: string;
}

const signedOut: Bar = {
  mark: '!',
  words: 'You are no longer signed in, and this list is not kept up to date',
  does: 'sign in',
};
const away: Bar = {
  mark: '!',
  words: 'The desk cannot be reached, and this list may be old',
  does: 'try again',
};

/**
 * Shows how many enquiries have come since the list was loaded, in the title and on a bar that loads them. A lost
 * connection is shown too: otherwise staff would believe that none have come.
 */
export function watchForNew(): void {
  if (!listElement()) return;
  const title = document.title;
  let stop: (() => void) | undefined;

  function showBar(bar: Bar | null): void {
    document.title = bar ? `(${bar.mark}) ${title}` : title;
    const element = listElement()?.querySelector<HTMLElement>('.desk-new');
    const link = element?.querySelector('a');
    if (!element || !link) return;
    // Announces that there are new enquiries once, not each time that their number grows.
    if (bar && (element.hidden || bar.mark === '!')) announce(bar.words);
    element.hidden = bar === null;
    link.textContent = bar && `${bar.words} – ${bar.does}`;
  }

  /** Whether the list is empty: what has come is then shown at once. If that fails, the bar is shown as usual. */
  function fillEmptyList(count: number): boolean {
    const list = listElement();
    const link = list?.querySelector<HTMLAnchorElement>('.desk-new a');
    if (!link || list?.dataset['fills'] === undefined) return false;
    delete list.dataset['fills'];
    void showListOf(link.href).then((outcome) => {
      if (outcome === 'failed') show(count);
    });
    return true;
  }

  const show = (count: number): void => {
    if (count > 0 && fillEmptyList(count)) return;
    const words = count === 1 ? '1 new enquiry' : `${count} new enquiries`;
    showBar(count === 0 ? null : { mark: String(count), words, does: 'show' });
  };

  function listen(): void {
    stop?.();
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    show(0);
    stop = follow(address, {
      told: (data) => {
        show((data as { readonly count: number }).count);
      },
      failed: (why) => {
        showBar(why === 'away' ? away : signedOut);
      },
    });
  }

  document.addEventListener('desk-list', listen);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('.desk-new a') : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void showListOf(link.href).then((outcome) => {
      if (outcome !== 'shown') location.assign(link.href);
      else history.replaceState(null, '', link.href);
    });
  });
  // Reopens the stream of a page restored from the back/forward cache.
  addEventListener('pagehide', () => stop?.());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen();
  });
  listen();
}
