import {
  type PriceBookDiff,
  type PriceChange,
  type Tally,
  diffPriceBooks,
  haveSameFigures,
} from '../app/figures/price-book-diff.ts';
import type { Config } from '../config.ts';
import { OperatorError } from '../settings/operator-error.ts';
import { loadFigures, readBookFile } from '../figures/load.ts';

export function priceBookCommand([action, file, ...more]: readonly string[], config: Config): void {
  const command = action === 'check' ? checkBook : action === 'diff' ? diffBooks : null;
  if (!command || file === undefined || more.length > 0)
    throw new OperatorError('say pricebook check FILE or pricebook diff FILE');
  command(file, config);
}

/** Checks the book, and whether it can price every product of the catalogue. */
function checkBook(file: string, config: Config): void {
  const { book, catalogue } = loadFigures({ ...config, priceBookFile: file });
  console.log(`${file} is sound: price book ${book.version}, ${catalogue.length} products priced.`);
}

function diffBooks(file: string, config: Config): void {
  const { book: before, catalogue, business } = loadFigures(config);
  const after = readBookFile(file, business);
  const isSame = haveSameFigures(before, after);
  if (before.version === after.version) {
    if (!isSame)
      throw new OperatorError(
        `${file} has the version ${after.version}, as the book in use, but other figures: give it a new version`,
      );
    console.log(`${file} is the price book in use, ${after.version}: nothing differs.`);
    return;
  }
  const diff = diffPriceBooks(before, after, catalogue);
  if (diff.changes.length === 0) {
    const rest = isSame ? 'nor does any other figure' : 'though other figures do';
    console.log(
      `No price differs between price book ${before.version} and ${after.version} in ${file}, ${rest}.`,
    );
    return;
  }
  console.log(`Price book ${before.version} against ${after.version} in ${file}, EUR without VAT:`);
  for (const line of summary(diff)) console.log(`  ${line}`);
  console.log('');
  for (const line of table(diff.changes)) console.log(line);
}

function summary({ products, openings, largestRise, largestFall }: PriceBookDiff): string[] {
  return [
    `products: ${counts(products)}`,
    `sample openings: ${counts(openings)}`,
    `largest rise: ${largestRise ? inWords(largestRise) : 'none'}`,
    `largest fall: ${largestFall ? inWords(largestFall) : 'none'}`,
  ];
}

const counts = ({ dearer, cheaper, same, newlyMade, noLongerMade }: Tally) =>
  `${dearer} cost more, ${cheaper} less, ${same} the same; ${newlyMade} can newly be made, ${noLongerMade} no longer`;

function inWords(change: PriceChange): string {
  const { name, panels, transom, differenceEur } = change;
  const parts = [
    `${name} ${openingOf(change)}`,
    ...(panels === 0 ? [] : [`${panels} ${panels === 1 ? 'panel' : 'panels'}`]),
    ...(transom ? ['transom'] : []),
  ];
  return `${parts.join(', ')}: ${signed(differenceEur ?? 0)} EUR (${percentOf(change)} %)`;
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
  const { kind, name, panels, transom, beforeEur, afterEur, differenceEur } = change;
  return [
    kind,
    name,
    openingOf(change),
    panels === 0 ? '-' : String(panels),
    transom ? 'yes' : '-',
    beforeEur === null ? 'not made' : String(beforeEur),
    afterEur === null ? 'not made' : String(afterEur),
    differenceEur === null ? '' : signed(differenceEur),
    percentOf(change),
  ];
}

const openingOf = ({ widthMm, heightMm }: PriceChange) => `${widthMm} x ${heightMm}`;

/** The difference as a percentage of the old price; blank if there was none. */
const percentOf = ({ beforeEur, differenceEur }: PriceChange) =>
  differenceEur === null || beforeEur === null || beforeEur === 0
    ? ''
    : signed(Math.round((differenceEur * 1000) / beforeEur) / 10);

const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
