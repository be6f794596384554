import { announce, listElement, showListOf } from './list.ts';

/**
 * Longer than the stream is ever silent. Where it is, because something on the way refuses it, breaks it or holds it back,
 * the page asks by itself.
 */
const askAfterMs = 20_000;

/** Tells how many have come since the list was shown: in the title, and on a bar that brings them in. */
export function watchForNew(): void {
  if (!listElement()) return;
  const title = document.title;
  let stream: EventSource | undefined;
  let asking: number | undefined;

  function askUnlessHeard(): void {
    clearTimeout(asking);
    asking = window.setTimeout(() => void ask(), askAfterMs);
  }

  function show(count: number): void {
    document.title = count > 0 ? `(${count}) ${title}` : title;
    const bar = listElement()?.querySelector<HTMLElement>('.desk-new');
    const link = bar?.querySelector('a');
    if (!bar || !link) return;
    const words = count === 1 ? '1 new enquiry' : `${count} new enquiries`;
    if (count > 0 && bar.hidden) announce(words);
    bar.hidden = count === 0;
    link.textContent = `${words} – show`;
  }

  async function ask(): Promise<void> {
    const address = listElement()?.dataset['live'];
    if (address === undefined) return;
    const response = await fetch(`${address}${address.includes('?') ? '&' : '?'}once`).catch(() => null);
    // Elsewhere than asked for is the page for signing in: there is nothing more to hear.
    if (response?.redirected === true || address !== listElement()?.dataset['live']) return;
    if (response?.ok === true) show(((await response.json()) as { readonly count: number }).count);
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
    void showListOf(link.href).then((isShown) => {
      if (!isShown) location.assign(link.href);
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
