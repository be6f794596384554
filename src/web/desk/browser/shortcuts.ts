import { goToBar } from './selected.ts';

/** Keyboard shortcuts. They are off while a text field has the focus, and with modifier keys. */
export function handleShortcuts(): void {
  const dialog = document.getElementById('desk-keys');
  const button = document.getElementById('desk-keys-button');
  const help = () => {
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  if (button) {
    button.hidden = false;
    button.addEventListener('click', help);
  }
  const actions: Readonly<Record<string, () => boolean>> = {
    j: () => move(1) || follow(document.querySelector('a[rel~="next"]')),
    k: () => move(-1) || follow(document.querySelector('a[rel~="prev"]')),
    o: () => follow(current()?.querySelector('.desk-from a')),
    // Handled for checkboxes too, where Enter would submit the form.
    Enter: () =>
      document.activeElement?.matches('.desk-pick input') === true ||
      (document.activeElement === current() && follow(current()?.querySelector('.desk-from a'))),
    x: () => choose(),
    b: () => goToBar(),
    u: () => follow(document.querySelector('a[data-back]')),
    '/': () => search(),
    '?': () => {
      help();
      return true;
    },
  };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (isTyping(event.target)) {
      leave(event.target, event);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (act ? act() : !event.repeat && press(event.key)) event.preventDefault();
  });
}

/** Esc leaves a field, Ctrl+Enter sends the form of a text, and Enter that of a choice that has a key. */
function leave(field: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key === 'Escape') field.blur();
  if (key === 'Enter' && (ctrlKey || metaKey) && field instanceof HTMLTextAreaElement)
    field.form?.requestSubmit();
  if (key === 'Enter' && field.matches('select[aria-keyshortcuts]'))
    (field as HTMLSelectElement).form?.requestSubmit();
}

/** Presses the button, follows the link, or goes to the field, that says it has this key. */
function press(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  if (target?.matches('button, a') === true) target.click();
  else target?.focus();
  return target !== null;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.desk-row')];
const current = () => document.querySelector<HTMLElement>('.desk-row[data-current]');

function isTyping(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  const isText = target instanceof HTMLInputElement && !['checkbox', 'radio', 'submit'].includes(target.type);
  return isText || target.isContentEditable || target.matches('textarea, select');
}

/** Focuses the current row, so that screen readers read it and the page scrolls to it. */
function move(by: number): boolean {
  const all = rows();
  if (all.length === 0) return false;
  const now = current();
  const at = now ? all.indexOf(now) + by : by > 0 ? 0 : all.length - 1;
  const next = all[Math.min(Math.max(at, 0), all.length - 1)];
  if (now) delete now.dataset['current'];
  if (!next) return false;
  next.dataset['current'] = 'yes';
  next.tabIndex = -1;
  next.focus();
  return true;
}

function follow(link: Element | null | undefined): boolean {
  if (!(link instanceof HTMLAnchorElement)) return false;
  link.click();
  return true;
}

function choose(): boolean {
  const box = current()?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.click();
  return box !== null && box !== undefined;
}

function search(): boolean {
  const field = document.getElementById('q');
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}
