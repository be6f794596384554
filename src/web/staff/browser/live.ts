import { announce, listElement, showListOf } from './list.ts';

/**
 * Longer than the stream is ever silent. Where it is, because something on the way refuses it, breaks it or holds it back,
 * the page asks by itself.
 */
const askAfterMs = 20_000;

/** What the bar above the list says: a mark for the title, the words, and what a click on it does. */
interface Told {
  readonly mark: string;
  readonly words: string;
  readonly does: string;
}

const signedOut: Told = {
  mark: '!',
  words: 'You are no longer signed in, and this list is not kept up to date',
  does: 'sign in',
};
const away: Told = {
  mark: '!',
  words: 'The desk cannot be reached, and this list may be old',
  does: 'try again',
};

/**
 * Tells how many have come since the list was shown: in the title, and on a bar that brings them in. Where that cannot be
 * known any more it says so, or whoever looks would believe that nothing came.
 */
export function watchForNew(): void {
  if (!listElement()) return;
  const title = document.title;
  let stream: EventSource | undefined;
  let asking: number | undefined;

  function askUnlessHeard(): void {
    clearTimeout(asking);
    asking = window.setTimeout(() => void ask(), askAfterMs);
  }

  function tell(told: Told | null): void {
    document.title = told ? `(${told.mark}) ${title}` : title;
    const bar = listElement()?.querySelector<HTMLElement>('.desk-new');
    const link = bar?.querySelector('a');
    if (!bar || !link) return;
    // How many more have come is not said aloud each time.
    if (told && (bar.hidden || told.mark === '!')) announce(told.words);
    bar.hidden = told === null;
    link.textContent = told && `${told.words} – ${told.does}`;
  }

  const show = (count: number): void => {
    const words = count === 1 ? '1 new enquiry' : `${count} new enquiries`;
    tell(count === 0 ? null : { mark: String(count), words, does: 'show' });
  };

  async function ask(): Promise<void> {
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    const response = await fetch(`${address}${address.includes('?') ? '&' : '?'}once`).catch(() => null);
    if (address !== listElement()?.dataset['live']) return;
    // Elsewhere than asked for is the page for signing in: there is nothing more to hear.
    if (response?.redirected === true) {
      tell(signedOut);
      return;
    }
    if (response?.ok === true) show(((await response.json()) as { readonly count: number }).count);
    else tell(away);
    askUnlessHeard();
  }

  function listen(): void {
    stream?.close();
    clearTimeout(asking);
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    show(0);
    stream = new EventSource(address);
    stream.addEventListener('message', ({ data }) => {
      show((JSON.parse(String(data)) as { readonly count: number }).count);
      askUnlessHeard();
    });
    stream.addEventListener('beat', askUnlessHeard);
    askUnlessHeard();
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
  // A page that comes back out of the browser's memory has an ended stream.
  addEventListener('pagehide', () => stream?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listen();
  });
  listen();
}
