import { type PriceChange, diffPriceBooks } from '../app/pricebook-diff.ts';
import type { Config } from '../config.ts';
import { CommandError } from './command-error.ts';
import { loadFigures, readBookFile } from './figures.ts';

export function pricebookCommand([action, file, ...more]: readonly string[], config: Config): void {
  if (file === undefined || more.length > 0)
    throw new CommandError('say pricebook check FILE or pricebook diff FILE');
  switch (action) {
    case 'check':
      checkBook(file, config);
      return;
    case 'diff':
      diffBooks(file, config);
      return;
    default:
      throw new CommandError('say pricebook check FILE or pricebook diff FILE');
  }
}

/** Sound by itself, and able to price everything the catalogue offers. */
function checkBook(file: string, config: Config): void {
  const { book, catalogue } = loadFigures({ ...config, priceBookFile: file });
  console.log(`${file} is sound: price book ${book.version}, ${catalogue.length} products priced.`);
}

function diffBooks(file: string, config: Config): void {
  const { book: before, catalogue } = loadFigures(config);
  const after = readBookFile(file);
  const changes = diffPriceBooks(before, after, catalogue);
  if (changes.length === 0) {
    console.log(`No price differs between price book ${before.version} and ${after.version} in ${file}.`);
    return;
  }
  console.log(`Price book ${before.version} against ${after.version} in ${file}, EUR without VAT:`);
  for (const line of table(changes)) console.log(line);
}

const headings = ['', 'what', 'opening', 'panels', 'transom', 'before', 'after', 'change', '%'];
const numbersFrom = 5;

function table(changes: readonly PriceChange[]): string[] {
  const rows = [headings, ...changes.map(cells)];
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < numbersFrom ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function cells(change: PriceChange): string[] {
  const { beforeEur, afterEur, differenceEur } = change;
  return [
    change.kind,
    change.name,
    `${change.widthMm} x ${change.heightMm}`,
    change.panels === 0 ? '-' : String(change.panels),
    change.transom ? 'yes' : '-',
    beforeEur === null ? 'not made' : String(beforeEur),
    afterEur === null ? 'not made' : String(afterEur),
    differenceEur === null ? '' : signed(differenceEur),
    differenceEur === null || beforeEur === null
      ? ''
      : signed(Math.round((differenceEur * 1000) / beforeEur) / 10),
  ];
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
