/**
 * Asks before the user leaves an enquiry with unsaved text. Each of the page's forms is submitted by itself, which
 * discards what was typed in the others.
 */
export function warnAboutUnsavedChanges(): void {
  let sending: EventTarget | null = null;
  document.addEventListener('submit', ({ target }) => {
    sending = target;
  });
  addEventListener('beforeunload', (event) => {
    if (unsavedFields().some(({ form }) => form !== sending)) event.preventDefault();
    // Reset, because the user may choose to stay on the page.
    sending = null;
  });
}

function unsavedFields(): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  // Any text in a note counts, even the default: a refused note is rendered into its field, and is unsaved too.
  const notes = [...document.querySelectorAll<HTMLTextAreaElement>('.desk-work-form textarea')];
  const steps = [...document.querySelectorAll<HTMLInputElement>('.desk-work-form input:not([type=hidden])')];
  return [
    ...notes.filter(({ value }) => value.trim() !== ''),
    ...steps.filter(({ value, defaultValue }) => value !== defaultValue),
  ];
}
