import { harmless } from '../../domain/wording/harmless.ts';

/** Text for a subject or a display name: one line, without control and direction characters, truncated. */
export function headerText(text: string, maxLength: number): string {
  // Breaks up `=?`, since mail programs would decode anything that looks like an encoded word (RFC 2047).
  const characters = Array.from(harmless(text).replaceAll('=?', '= ?'));
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
