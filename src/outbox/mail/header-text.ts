import { harmless } from '../../domain/wording/harmless.ts';

/** For a subject or a name beside an address: one line, nothing that hides or turns, and not too long for a list of mails. */
export function headerText(text: string, most: number): string {
  // What looks like an encoded word (RFC 2047) would be decoded by whoever reads it, whatever is in it.
  const characters = Array.from(harmless(text).replaceAll('=?', '= ?'));
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
