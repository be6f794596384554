import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { pixelsOf, pngFacts } from '../../tests/support/png.ts';
import { temporaryFolder } from '../../tests/support/child.ts';
import { readXml } from '../../tests/support/xml.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { unpackWoff } from '../lettering/unpack-woff.ts';
import { pngFile, svgFile } from './files.tsx';

const family = createRequire(import.meta.url).resolve(
  '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff',
);
let fontFile: string;
beforeAll(async () => {
  fontFile = join(await temporaryFolder(), 'letters.ttf');
  writeFileSync(fontFile, unpackWoff(readFileSync(family)));
});
const design = { door: { opWidth: '900', opHeight: '2100' }, appearance: standardAppearance };

describe('a picture file', () => {
  it('in SVG is well-formed and uses no CSS variables', () => {
    const svg = svgFile(book, design);
    expect(
      svg.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"'),
    ).toBe(true);
    expect(readXml(svg).name).toBe('svg');
    expect(svg).not.toContain('var(');
  });

  it('in PNG has the requested width, and the same bytes each time', () => {
    const bytes = pngFile(book, design, 640);
    expect(pngFacts(bytes)).toMatchObject({ signature: '\x89PNG\r\n\x1a\n', width: 640 });
    expect(pngFile(book, design, 640).equals(bytes)).toBe(true);
  });

  it('shows its text even on a machine without fonts', () => {
    const svg = svgFile(book, design, 'elevation');
    const withoutFonts = (of: string) =>
      new Resvg(of, {
        font: { loadSystemFonts: false },
        fitTo: { mode: 'width', value: 400 },
        background: '#ffffff',
      }).render().pixels;
    const unlettered = withoutFonts(svg.replace(/<text[\s\S]*?<\/text>/g, ''));
    expect(withoutFonts(svg).equals(unlettered)).toBe(true);
    expect(pixelsOf(pngFile(book, design, 400, 'elevation')).length).toBe(unlettered.length);
    expect(pixelsOf(pngFile(book, design, 400, 'elevation')).equals(unlettered)).toBe(false);
  });

  it('of a product is a square of 1200 pixels', () => {
    expect(catalogue).toHaveLength(14);
    for (const { standardConfiguration } of catalogue) {
      const product = { door: standardConfiguration, appearance: standardAppearance };
      expect(pngFacts(pngFile(book, product, 1200, 'picture'))).toMatchObject({ width: 1200, height: 1200 });
    }
  });

  it('shows its text as outlines that equal the text in the installed font', () => {
    const shown = (svg: string) =>
      new Resvg(svg, {
        font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'Hanken Grotesk' },
        fitTo: { mode: 'width', value: 1000 },
        background: '#ffffff',
      }).render().pixels;
    const written = shown(svgFile(book, design));
    const unlettered = shown(svgFile(book, design).replace(/<text[\s\S]*?<\/text>/g, ''));
    const drawn = pixelsOf(pngFile(book, design, 1000));
    expect(drawn.length).toBe(written.length);
    const letters = [...written.keys()].filter((index) => written[index] !== unlettered[index]);
    expect(letters.length).toBeGreaterThan(10_000);
    const apart = letters.filter((index) => Math.abs((written[index] ?? 0) - (drawn[index] ?? 0)) > 32);
    expect(apart.length).toBe(0);
  });
});
