import { readDesignText } from './design-text.ts';

/** Several doors in one text: the query of the address that shows them. It has no personal data. */
export const orderText = (designs: readonly string[]): string =>
  designs.map((design) => `door=${design}`).join('&');

/**
 * The design texts of an order text, also within an address, or of a single design; null if one of them is damaged.
 */
export function designsOfOrder(text: string): readonly string[] | null {
  const query = text
    .trim()
    .replace(/^[^?]*\?/, '')
    .replace(/#.*$/s, '');
  const doors = query.split('&').flatMap((part) => (part.startsWith('door=') ? [part.slice(5)] : []));
  const designs = doors.length === 0 ? [query] : doors;
  return designs.every((design) => readDesignText(design) !== null) ? designs : null;
}
