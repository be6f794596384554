import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const unpacked = (file: string): Font => create(unpackWoff(readFileSync(file)));

/** The fonts of one family. */
interface Letters {
  readonly plain: Font;
  readonly bold: Font;
}

/**
 * Fonts for pictures and PDFs, because a machine may have none. Read once, so that rendering works even when
 * the process runs out of file handles.
 */
export const houseLetters: Letters = {
  plain: unpacked(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff')),
  bold: unpacked(require.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff')),
};

/** Fonts with nearly all letters, because customers may name rooms in Greek or Polish. */
export const wideLetters: Letters = {
  plain: create(readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))),
  bold: create(readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))),
};

/**
 * The house's fonts, or the wide ones if those lack a letter of the text, so that no text mixes two families.
 */
export const lettersFor = (text: string): Letters =>
  Array.from(new Set(text)).every((letter) =>
    houseLetters.plain.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
    ? houseLetters
    : wideLetters;
