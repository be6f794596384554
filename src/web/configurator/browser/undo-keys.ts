/**
 * Calls `go` for the undo and redo keys, except in a text field with uncommitted typing, where the browser
 * undoes the typing.
 */
export function listenForUndo(go: (by: -1 | 1) => void): () => void {
  let typing: EventTarget | null = null;
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox])'))
      typing = target;
  };
  const onTaken = () => {
    typing = null;
  };
  const onKey = (event: KeyboardEvent) => {
    const by = directionOf(event);
    if (by === null || event.defaultPrevented || (typing !== null && typing === document.activeElement))
      return;
    event.preventDefault();
    go(by);
  };
  document.addEventListener('input', onInput);
  document.addEventListener('change', onTaken);
  document.addEventListener('focusout', onTaken);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('input', onInput);
    document.removeEventListener('change', onTaken);
    document.removeEventListener('focusout', onTaken);
    document.removeEventListener('keydown', onKey);
  };
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): -1 | 1 | null {
  if (ctrlKey === metaKey || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && ctrlKey && !shiftKey ? 1 : null;
}
