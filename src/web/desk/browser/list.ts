/** The part of the inbox that a search replaces. */
export const listElement = (): HTMLElement | null => document.getElementById('desk-list');

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const status = document.getElementById('desk-count');
  if (status) status.textContent = text;
}

/** Selectors of the parts that depend on the filter. */
const parts = ['.desk-tools', '.desk-views', '.desk-filter summary', '#desk-list'];

/** Number of the latest request, so that responses to earlier requests are dropped. */
let latest = 0;

/** Fetches the inbox at another address and replaces the list, unless a later request was made meanwhile. */
export async function showListOf(address: string): Promise<'shown' | 'failed' | 'overtaken'> {
  latest += 1;
  const mine = latest;
  listElement()?.setAttribute('aria-busy', 'true');
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // The session has ended: the sign-in page is shown.
  if (response?.redirected) location.assign(address);
  const text = response?.ok === true && !response.redirected ? await response.text().catch(() => '') : '';
  const page = new DOMParser().parseFromString(text, 'text/html');
  const next = page.getElementById('desk-list');
  if (mine !== latest) return 'overtaken';
  if (!next) return 'failed';
  for (const part of parts) {
    const shown = page.querySelector(part);
    if (shown) document.querySelector(part)?.replaceWith(document.adoptNode(shown));
  }
  const count = Number(next.dataset['count']);
  announce(count === 1 ? '1 enquiry is shown' : `${count} enquiries are shown`);
  document.dispatchEvent(new Event('desk-list'));
  return 'shown';
}

/** Shows and announces that the list could not be updated. */
export function sayNotShown(text: string): void {
  const list = listElement();
  if (!list) return;
  list.removeAttribute('aria-busy');
  const note = list.querySelector('.desk-not-shown') ?? document.createElement('p');
  note.className = 'desk-note desk-not-shown';
  note.textContent = text;
  list.prepend(note);
  announce(text);
}
