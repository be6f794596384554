import { shownText } from '../../domain/wording/shown-text.ts';

/** Words that somebody else wrote, in a line. Nothing in them turns or hides what stands around them. */
export function Theirs({ text }: { readonly text: string }) {
  return (
    <bdi dir="auto" class="desk-theirs">
      {shownText(text)}
    </bdi>
  );
}

/** The same for more than a line; each begins on its own side. */
export function TheirsAtLength({ text }: { readonly text: string }) {
  return (
    <div class="desk-theirs desk-message">
      {shownText(text)
        .split('\n')
        .map((line, index) => (
          <p key={index} dir="auto">
            {line === '' ? '\u00a0' : line}
          </p>
        ))}
    </div>
  );
}
