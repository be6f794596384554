/**
 * JSON that can stand in a script element: no text in it can close the element, open a comment or, in old parsers, end
 * a line. It is still the same JSON.
 */
export function jsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
