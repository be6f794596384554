/**
 * JSON that is safe in a script element: escapes what could close the element, open a comment or, in old parsers,
 * end a line.
 */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
