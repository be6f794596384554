import { strFromU8, unzipSync } from 'fflate';

/** Maximum unpacked size of one part of a workbook. */
const mostBytes = 20 * 1024 * 1024;
const parts = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

/** The rows of the first sheet of an XLSX file, as text with empty rows and cells, but without formats. */
export function readWorkbook(file: Uint8Array): readonly (readonly string[])[] {
  const files = unzipSync(file, {
    filter: ({ name, originalSize }) => parts.test(name) && originalSize <= mostBytes,
  });
  const xmlOf = (name: string) => {
    const bytes = files[name];
    return bytes && new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
  };
  const shared = elements(xmlOf('xl/sharedStrings.xml'), 'si').map(textOf);
  const [first] = elements(xmlOf('xl/workbook.xml'), 'sheet');
  const id = Array.from(first?.attributes ?? []).find(({ localName }) => localName === 'id')?.value;
  const target = elements(xmlOf('xl/_rels/workbook.xml.rels'), 'Relationship')
    .find((relation) => relation.getAttribute('Id') === id)
    ?.getAttribute('Target');
  const sheet = xmlOf(target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`);
  if (!sheet) throw new Error('The workbook has no sheet');
  const rows: (readonly string[] | undefined)[] = [];
  for (const row of elements(sheet, 'row')) {
    const number = Number(row.getAttribute('r') ?? rows.length + 1);
    const cells: (string | undefined)[] = [];
    for (const cell of elements(row, 'c')) cells[columnOf(cell) ?? cells.length] = valueOf(cell, shared);
    rows[number - 1] = Array.from(cells, (text) => text ?? '');
  }
  return Array.from(rows, (row) => row ?? []);
}

const elements = (within: Document | Element | undefined, name: string): Element[] =>
  Array.from(within?.getElementsByTagNameNS('*', name) ?? []);

/** Joins the runs of a text, without the phonetic runs (`rPh`) of Japanese spreadsheets. */
const textOf = (item: Element): string =>
  elements(item, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

/** The column in a reference such as `AB12`, from 0. */
function columnOf(cell: Element): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(cell.getAttribute('r') ?? '') ?? [];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(cell: Element, shared: readonly string[]): string {
  const [value] = elements(cell, 'v');
  const text = value?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return shared[Number(text)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'b':
      return text === '1' ? 'yes' : 'no';
    case 'str':
    case 'e':
      return text;
    default:
      // Normalises numbers such as 1.8E3 and 0.30000000000000004.
      return text === '' ? '' : String(Number(Number(text).toPrecision(12)));
  }
}
