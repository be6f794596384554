/** Within this time nobody has read an answer: a button was pressed twice. */
const inARowMs = 1000;

/**
 * Of a double click only the first sends the form: the answer to the second would stand in the place of what is shown once,
 * such as a key, and leave two of them behind.
 */
export function sendFormsOnce(): void {
  const sentAt = new WeakMap<EventTarget, number>();
  document.addEventListener('submit', (event) => {
    const { target: form, timeStamp } = event;
    if (!form || event.defaultPrevented) return;
    if (timeStamp - (sentAt.get(form) ?? -Infinity) < inARowMs) event.preventDefault();
    else sentAt.set(form, timeStamp);
  });
}
