import { shownText } from '../../domain/wording/shown-text.ts';

/** A line of untrusted text: isolated, so that bidi and control characters cannot affect the text around it. */
export function UserText({ text }: { readonly text: string }) {
  return (
    <bdi dir="auto" class="desk-theirs">
      {shownText(text)}
    </bdi>
  );
}

/** Several lines of untrusted text, each with a text direction of its own. */
export function UserParagraphs({ text }: { readonly text: string }) {
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
