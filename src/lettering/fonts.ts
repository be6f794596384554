import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const bytesOf = (file: string): Buffer => readFileSync(require.resolve(file));

/** The fonts of one family. */
interface Letters {
  readonly plain: Font;
  readonly bold: Font;
}

const folder = '@fontsource/hanken-grotesk/files/hanken-grotesk-latin';

/**
 * Fonts of pictures and PDFs, because a fresh machine has none. Read once, so that rendering needs no file access
 * even when the process runs out of file handles.
 */
export const houseLetters: Letters = {
  plain: create(unpackWoff(bytesOf(`${folder}-400-normal.woff`))),
  bold: create(unpackWoff(bytesOf(`${folder}-600-normal.woff`))),
};

/** Knows nearly every letter there is: a customer may name a room in Greek or Polish. */
export const wideLetters: Letters = {
  plain: create(bytesOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: create(bytesOf('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};

/** The house's own family, or the wide one for a text with letters that it lacks, so that no text mixes two. */
export const lettersFor = (text: string): Letters =>
  Array.from(new Set(text)).every((letter) =>
    houseLetters.plain.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
    ? houseLetters
    : wideLetters;
