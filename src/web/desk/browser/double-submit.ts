/** Time within which a second submit counts as a double click. */
const doubleClickMs = 1000;

/**
 * Ignores the second submit of a double click. It would, for example, create a second API key, and the response
 * would replace the page that shows the first key.
 */
export function preventDoubleSubmit(): void {
  const sentAt = new WeakMap<EventTarget, number>();
  document.addEventListener('submit', (event) => {
    const { target: form, timeStamp } = event;
    if (!form || event.defaultPrevented) return;
    if (timeStamp - (sentAt.get(form) ?? -Infinity) < doubleClickMs) event.preventDefault();
    else sentAt.set(form, timeStamp);
  });
}
