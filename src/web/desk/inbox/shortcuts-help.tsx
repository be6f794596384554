const keys = [
  ['j', 'the next enquiry'],
  ['k', 'the one before'],
  ['o or Enter', 'open it'],
  ['x', 'choose it, or not'],
  ['/', 'search'],
  ['u', 'back to the inbox'],
  ['n and p', 'in an enquiry: the next, the one before'],
  ['?', 'this list'],
] as const;

/**
 * Help on shortcuts, opened by `?` or by a button. Scripts unhide the button, as without scripts there are no
 * shortcuts.
 */
export function ShortcutsHelp() {
  return (
    <>
      <button type="button" class="desk-link desk-keys-button" id="desk-keys-button" hidden>
        Keys
      </button>
      <dialog id="desk-keys" aria-labelledby="desk-keys-title">
        <h2 id="desk-keys-title">Keys</h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button class="button">Close</button>
        </form>
      </dialog>
    </>
  );
}
