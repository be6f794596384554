import { LruCache } from '../app/cache/lru-cache.ts';
import type { Outline } from '../drawing/pen.ts';
import { lettersFor } from './fonts.ts';

/** Cached, because drawings repeat most of their texts. */
const cache = new LruCache<Outline>(256 * 1024, ({ d }) => d.length);

/** A line of text as outlines: the renderer then needs no fonts. */
export const outlineOf = (text: string): Outline => cache.find(text) ?? cache.keep(text, drawn(text));

function drawn(text: string): Outline {
  const { plain } = lettersFor(text);
  const { glyphs, positions } = plain.layout(text);
  let width = 0;
  const letters = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const letter = path.translate(width + xOffset, yOffset).toSVG();
    width += xAdvance;
    return letter;
  });
  return { d: letters.join(''), width, unitsPerEm: plain.unitsPerEm };
}
