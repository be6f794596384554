import type { PriceBook } from '../domain/book/price-book.ts';

/** Version of the drawing code. Raise it whenever drawings change: pictures are cached for a year. */
const drawingEdition = 7;

/**
 * Fingerprint of everything but the design that a drawing depends on: this code, and sizes and extras of the
 * price book.
 */
export function editionOf(book: PriceBook): string {
  const models = book.models.map(
    ({ type, bifoldConfig, leaves, leaf, preferredLeaf, passiveLeaf, height }) => [
      [type, bifoldConfig, leaves, preferredLeaf],
      [leaf, passiveLeaf, height],
    ],
  );
  const { size, maximumPerSide } = book.sidePanel;
  const limits = [book.maximumOpeningWidth, size, maximumPerSide, book.transom.size];
  const figures = JSON.stringify([models, [...book.labels], limits, book.extras]);
  return `${drawingEdition}-${fingerprint(figures)}`;
}

/** FNV-1a, 32 bits: enough to distinguish price books, and small in the browser. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
