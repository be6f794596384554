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

/** Shows the list of another address of the inbox in place of this one, unless it comes too late. */
export async function showListOf(address: string): Promise<'shown' | 'failed' | 'overtaken'> {
  tries += 1;
  const mine = tries;
  // What is shown until then is another list.
  listElement()?.setAttribute('aria-busy', 'true');
  const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // Signed out meanwhile: the whole page has to lead to the door.
  if (response?.redirected) location.assign(address);
  const text = response?.ok === true && !response.redirected ? await response.text().catch(() => '') : '';
  const page = new DOMParser().parseFromString(text, 'text/html');
  const next = page.getElementById('desk-list');
  if (mine !== tries) return 'overtaken';
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

/** Says above the list, and aloud, that it is not what was asked for. */
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
