/** The part of the inbox that is shown anew: rows, pages and what is said about them. */
export const listElement = (): HTMLElement | null => document.getElementById('desk-list');

/** Says aloud, to those who do not see the list change. */
export function announce(text: string): void {
  const status = document.getElementById('desk-count');
  if (status) status.textContent = text;
}

/** All that goes by the filter: the file of it and the views stand beside the list. */
const parts = ['.desk-csv', '.desk-views', '#desk-list'];

/** Counts the tries, so that an answer that was overtaken is not shown. */
let tries = 0;

/** Shows the list of another address of the inbox in place of this one. False where it could not be had, or came too late. */
export async function showListOf(address: string): Promise<boolean> {
  tries += 1;
  const mine = tries;
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // Signed out meanwhile: the whole page has to lead to the door.
  if (response?.redirected) location.assign(address);
  if (!response?.ok || response.redirected) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.getElementById('desk-list');
  if (mine !== tries || !next || !listElement()) return false;
  for (const part of parts) {
    const shown = page.querySelector(part);
    if (shown) document.querySelector(part)?.replaceWith(document.adoptNode(shown));
  }
  const count = Number(next.dataset['count']);
  announce(count === 1 ? '1 enquiry is shown' : `${count} enquiries are shown`);
  document.dispatchEvent(new Event('desk-list'));
  return true;
}
