const keys = [
  ['j', 'the next enquiry, in the inbox and in an enquiry'],
  ['k', 'the one before'],
  ['o or Enter', 'open it'],
  ['x', 'select it, or not'],
  ['b', 'what to do with those selected'],
  ['/', 'search'],
  ['u', 'back to the inbox'],
  ['d and i', 'from every page: Today, and the inbox'],
  ['c', 'in an enquiry: contacted'],
  ['a', 'assign it to me'],
  ['m', 'write a note; Ctrl+Enter saves it, Esc leaves the field'],
  ['n', 'set the next step'],
  ['t', 'choose a template to reply; Enter fills it in, Ctrl+Enter sends it'],
  ['w', 'write a reply without one'],
  ['r and e', 'reject it, release it'],
  ['z', 'undo, for ten seconds'],
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
