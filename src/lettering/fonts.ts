import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';

const require = createRequire(import.meta.url);
const read = (file: string): Font => create(readFileSync(file));

/**
 * The letters of pictures and papers: a fresh machine has none of its own. They are read once, so that nothing has to be
 * opened or worked out again for each, and whatever else runs short later, there are letters.
 */
export const fonts = {
  plain: read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: read(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};
