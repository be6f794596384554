import { announce, listElement, showListOf } from './list.ts';

/**
 * Time without an event after which the page polls: a proxy may block, break or buffer the stream. Longer than the
 * heartbeat interval.
 */
const pollAfterMs = 20_000;

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
  let stream: EventSource | undefined;
  let pollTimer: number | undefined;

  function postponePoll(): void {
    clearTimeout(pollTimer);
    pollTimer = window.setTimeout(() => void poll(), pollAfterMs);
  }

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

  const show = (count: number): void => {
    const words = count === 1 ? '1 new enquiry' : `${count} new enquiries`;
    showBar(count === 0 ? null : { mark: String(count), words, does: 'show' });
  };

  async function poll(): Promise<void> {
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    const response = await fetch(`${address}${address.includes('?') ? '&' : '?'}once`).catch(() => null);
    if (address !== listElement()?.dataset['live']) return;
    // The response is a redirect to the sign-in page: the session has ended.
    if (response?.redirected === true) {
      showBar(signedOut);
      return;
    }
    if (response?.ok === true) show(((await response.json()) as { readonly count: number }).count);
    else showBar(away);
    postponePoll();
  }

  function listen(): void {
    stream?.close();
    clearTimeout(pollTimer);
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    show(0);
    stream = new EventSource(address);
    stream.addEventListener('message', ({ data }) => {
      show((JSON.parse(String(data)) as { readonly count: number }).count);
      postponePoll();
    });
    stream.addEventListener('beat', postponePoll);
    postponePoll();
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
  addEventListener('pagehide', () => stream?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen();
  });
  listen();
}
