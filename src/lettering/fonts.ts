import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';

const require = createRequire(import.meta.url);
const read = (file: string): Font => create(readFileSync(file));

/**
 * Fonts of pictures and PDFs, because a fresh machine has none. Read once, so that rendering needs no file access
 * even when the process runs out of file handles.
 */
export const fonts = {
  plain: read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};
