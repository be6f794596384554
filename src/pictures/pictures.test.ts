import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { designOf } from '../../tests/support/door-quotes.ts';
import { pixelsOf, pngFacts } from '../../tests/support/png.ts';
import { readXml } from '../../tests/support/xml.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { pngFile, svgFile } from './files.tsx';

const fontFile = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const design = { door: { opWidth: '900', opHeight: '2100' }, appearance: standardAppearance };

describe('a picture file', () => {
  it('stands alone as SVG', () => {
    const svg = svgFile(book, design);
    expect(
      svg.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"'),
    ).toBe(true);
    expect(readXml(svg).name).toBe('svg');
    expect(svg).not.toContain('var(');
  });

  it('is a PNG of the requested width, and deterministic', () => {
    const bytes = pngFile(book, design, 640);
    expect(pngFacts(bytes)).toMatchObject({ signature: '\x89PNG\r\n\x1a\n', width: 640 });
    expect(pngFile(book, design, 640).equals(bytes)).toBe(true);
  });

  it('has text on a machine without fonts', () => {
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

  it('of every product is a square of 1200', () => {
    expect(catalogue).toHaveLength(14);
    for (const { standardConfiguration } of catalogue) {
      const product = { door: standardConfiguration, appearance: standardAppearance };
      expect(pngFacts(pngFile(book, product, 1200, 'picture'))).toMatchObject({ width: 1200, height: 1200 });
    }
  });

  it('has the same text as a machine with the font', () => {
    const shown = (svg: string) =>
      new Resvg(svg, {
        font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'DejaVu Sans' },
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

  it.each([
    ['sheet', 'tSINGLE.HINGED-w1700-h2600-l900-a1-z1-xyes-d2300-c383e42-sright-oout-v2900'],
    ['sheet', 'tSINGLE.HINGED-w900-h2100-v9000'],
    ['sheet', 'tDOUBLE.HINGED.ACTIVE.PASSIVE-w2000-h2100-l900-z1-cf1ece1'],
    ['sheet', 'tSLIDING-w1500-h2100-l900-a1-sright-oout'],
    ['sheet', 'tPIVOT-w1100-h2100-sright-oout'],
    ['sheet', 'tBIFOLD-b4L-w2800-h2100-sright-oout'],
    ['sheet', 'tFIX.PANEL-w1600-h2100-l800-a2-z2'],
    ['sheet', 'tSINGLE.HINGED-w9000-h300'],
    ['elevation', 'tDOUBLE.SLIDING-w1800-h2600-xyes-d2200'],
    ['picture', 'tSLIDING-w900-h2100'],
    ['picture', 'tPIVOT-w2000-h2100-l1100-a1-z1-sright'],
  ] as const)('as %s matches another renderer of the same drawing: %s', (kind, text) => {
    const shown = designOf(text);
    const other = new Resvg(svgFile(book, shown, kind), {
      font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'DejaVu Sans' },
      fitTo: { mode: 'width', value: 1000 },
      background: '#ffffff',
    }).render();
    const file = pngFile(book, shown, 1000, kind);
    expect(pngFacts(file)).toMatchObject({ width: other.width, height: other.height });
    const theirs = other.pixels;
    const apart = pixelsOf(file).map((value, index) => Math.abs(value - (theirs[index] ?? 0)));
    // Dots and edges may differ by a part of a pixel.
    expect(apart.filter((value) => value > 32).length / apart.length).toBeLessThan(0.0005);
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(0.5);
  });
});
