import { parse } from 'csv-parse/sync';

/** A schedule as pasted from a spreadsheet, or the text of a CSV file. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Number of the line as a spreadsheet counts it: the header is 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Maximum length of a schedule, in characters. */
export const longestList = 20_000;

/** Splits a schedule into cells; null if its quotes do not match. Blank lines are skipped. */
export function readTable(text: string): Table | null {
  try {
    const lines = parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
    const rows = lines
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    const [header, ...others] = rows;
    return { header: header?.cells ?? [], rows: others };
  } catch {
    return null;
  }
}

/** The separator of the first line: a spreadsheet copies tabs, and its files have commas or semicolons. */
function delimiterOf(text: string): string {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  const count = (delimiter: string) => first.split(delimiter).length;
  return ['\t', ';', ','].reduce((best, next) => (count(next) > count(best) ? next : best));
}
