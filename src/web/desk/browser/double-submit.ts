/** A second submit within this time is a double click. */
const doubleClickMs = 1000;

/**
 * Ignores the second submit of a double click: it would, for example, create a second API key, and its answer would replace
 * the page that shows the first.
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
