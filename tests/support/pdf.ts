import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** The text of the page, one line per piece in drawing order. */
  readonly text: string;
  /** Each piece of text with its position. */
  readonly lettering: readonly PdfLettering[];
  /** The figures of the page, drawn with lines and text. */
  readonly drawings: readonly PdfDrawing[];
}

export interface PdfLettering {
  readonly text: string;
  /** The start of the text; y counts from the bottom. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PdfDrawing {
  /** The text in the drawing. */
  readonly text: string;
  /** Each piece of text with its position and size. */
  readonly lettering: readonly PdfLettering[];
  /** The lines and areas of the drawing with their colours, one line per drawing operator. */
  readonly strokes: string;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: Buffer;
}

/** Parses our own PDFs: pages in order, with text and drawings. It supports no more of the format. */
export function readPdf(bytes: Buffer): readonly PdfPage[] {
  const objects = readObjects(bytes);
  const object = (reference: string | undefined): PdfObject => {
    const found = objects.get(Number.parseInt(reference ?? '', 10));
    if (!found) throw new Error(`The PDF has no object ${reference}`);
    return found;
  };
  const pagesObject = [...objects.values()].find(({ dictionary }) => /\/Type \/Pages\b/.test(dictionary));
  return references(pagesObject?.dictionary, 'Kids').map((kid) => {
    const page = object(kid).dictionary;
    const resources = object(/\/Resources (\d+ 0 R)/.exec(page)?.[1]).dictionary;
    const content = object(/\/Contents (\d+ 0 R)/.exec(page)?.[1]).stream.toString('latin1');
    const named = (name: string) => object(new RegExp(`/${name} (\\d+ 0 R)`).exec(resources)?.[1]);
    const letters = (font: string) =>
      lettersOf(object(/\/ToUnicode (\d+ 0 R)/.exec(named(font).dictionary)?.[1]).stream);
    // A figure neither inherits a font nor changes the font of the text after it.
    const figures = [...content.matchAll(/\/Figure BMC([\s\S]*?)EMC/g)].map(([, figure = '']) => figure);
    const around = content.replace(/\/Figure BMC[\s\S]*?EMC/g, '');
    return {
      text: textOf(around, letters),
      lettering: letteringOf(around, letters),
      drawings: figures.map((figure) => ({
        text: textOf(figure, letters),
        lettering: letteringOf(figure, letters),
        strokes: strokesOf(figure),
      })),
    };
  });
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const source = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const { index, 0: head, 1: number } of source.matchAll(/(\d+) 0 obj\n/g)) {
    const start = index + head.length;
    const end = source.slice(start).search(/\nstream\n|\nendobj/) + start;
    const dictionary = source.slice(start, end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const data = bytes.subarray(end + '\nstream\n'.length, end + '\nstream\n'.length + length);
    const packed = dictionary.includes('/FlateDecode');
    objects.set(Number(number), { dictionary, stream: packed ? inflateSync(data) : data });
  }
  return objects;
}

const references = (dictionary = '', list: string): string[] =>
  new RegExp(`/${list} \\[([^\\]]*)\\]`).exec(dictionary)?.[1]?.match(/\d+ 0 R/g) ?? [];

/** The texts of a page, decoded by the font of each. */
function textOf(content: string, letters: (font: string) => readonly string[]): string {
  const lines: string[] = [];
  let alphabet: readonly string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) alphabet = letters(font);
    const glyphs = (shown ?? '').match(/[0-9a-f]{4}/g) ?? [];
    if (shown !== undefined) lines.push(glyphs.map((glyph) => alphabet[parseInt(glyph, 16)]).join(''));
  }
  return lines.join('\n');
}

const letteringOf = (figure: string, letters: (font: string) => readonly string[]) =>
  [...figure.matchAll(/BT[\s\S]*?ET/g)].map(([piece]) => ({
    text: textOf(piece, letters),
    x: Number(/1 0 0 1 (\S+) \S+ Tm/.exec(piece)?.[1]),
    y: Number(/1 0 0 1 \S+ (\S+) Tm/.exec(piece)?.[1]),
    size: Number(/\/F\d+ (\S+) Tf/.exec(piece)?.[1]),
  }));

/** The drawing operators of a figure, without text and names that vary by file. */
const strokesOf = (figure: string): string =>
  figure
    .replace(/BT[\s\S]*?ET/g, '')
    .split('\n')
    .filter((step) => step !== '' && !step.includes('/'))
    .join('\n');

/** The character of each glyph of a font; pdfkit numbers them from 0. */
function lettersOf(characterMap: Buffer): string[] {
  const ranges = /beginbfrange([\s\S]*?)endbfrange/g;
  return [...characterMap.toString('latin1').matchAll(ranges)].flatMap(([, range = '']) =>
    [...range.replace(/<[0-9a-f]+> <[0-9a-f]+> \[/g, '[').matchAll(/<([0-9a-f ]+)>/g)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}
