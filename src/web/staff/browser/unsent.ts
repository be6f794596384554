/**
 * Each form of an enquiry is sent by itself, and what stands in the others is gone then: whoever has typed a note and presses
 * another button, follows a link or goes back is asked first.
 */
export function askBeforeLosingText(): void {
  let sending: EventTarget | null = null;
  document.addEventListener('submit', ({ target }) => {
    sending = target;
  });
  addEventListener('beforeunload', (event) => {
    if (unsentFields().some(({ form }) => form !== sending)) event.preventDefault();
    // They may choose to stay.
    sending = null;
  });
}

function unsentFields(): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  // A note that was refused stands in its field from the beginning.
  const notes = [...document.querySelectorAll<HTMLTextAreaElement>('.desk-work-form textarea')];
  const steps = [...document.querySelectorAll<HTMLInputElement>('.desk-work-form input:not([type=hidden])')];
  return [
    ...notes.filter(({ value }) => value.trim() !== ''),
    ...steps.filter(({ value, defaultValue }) => value !== defaultValue),
  ];
}
