import { inflateSync } from 'node:zlib';

export interface PdfPage {
  /** What can be read on it, a line for each piece of text in the order it was written. */
  readonly text: string;
  /** Each piece of it, with where it stands. */
  readonly lettering: readonly PdfLettering[];
  /** The figures on it, which are drawn with lines and letters. */
  readonly drawings: readonly PdfDrawing[];
}

export interface PdfLettering {
  readonly text: string;
  /** Where it begins; counted from below. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PdfDrawing {
  /** What can be read in it. */
  readonly text: string;
  /** Each piece of it, with where it begins and how large it is. */
  readonly lettering: readonly PdfLettering[];
  /** Its lines and surfaces with their colours, a line for each step of the pen. */
  readonly strokes: string;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: Buffer;
}

/** Reads back the PDFs that we write: their pages in order, with text and drawings. It knows no more of the format. */
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
    // A figure keeps to itself: it neither takes a font from what stands around it nor leaves one behind.
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

/** The texts of a page, through the letters of the font each is set in. */
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

/** Letters and what has a name of its own in each file are left out. */
const strokesOf = (figure: string): string =>
  figure
    .replace(/BT[\s\S]*?ET/g, '')
    .split('\n')
    .filter((step) => step !== '' && !step.includes('/'))
    .join('\n');

/** Which letter each glyph of a font stands for; pdfkit numbers them from nought. */
function lettersOf(characterMap: Buffer): string[] {
  const ranges = /beginbfrange([\s\S]*?)endbfrange/g;
  return [...characterMap.toString('latin1').matchAll(ranges)].flatMap(([, range = '']) =>
    [...range.replace(/<[0-9a-f]+> <[0-9a-f]+> \[/g, '[').matchAll(/<([0-9a-f ]+)>/g)].map(([, code = '']) =>
      Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  );
}
