/** The part of the inbox that is replaced. */
export const listElement = (): HTMLElement | null => document.getElementById('desk-list');

/** For screen readers. */
export function announce(text: string): void {
  const status = document.getElementById('desk-count');
  if (status) status.textContent = text;
}

/** All that depends on the filter. */
const parts = ['.desk-csv', '.desk-views', '#desk-list'];

/** Number of the latest request, to drop answers of earlier ones. */
let latest = 0;

/** Fetches the inbox at another address and replaces the list, unless a later request was made meanwhile. */
export async function showListOf(address: string): Promise<'shown' | 'failed' | 'overtaken'> {
  latest += 1;
  const mine = latest;
  listElement()?.setAttribute('aria-busy', 'true');
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // The session ended: go to the sign-in page.
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
