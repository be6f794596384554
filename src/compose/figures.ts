import { readFileSync, statSync } from 'node:fs';
import { readCatalogue } from '../app/figures/catalogue.ts';
import type { Checked } from '../app/figures/checked.ts';
import { readPriceBook } from '../app/figures/price-book.ts';
import type { Config } from '../config.ts';
import type { Product } from '../domain/catalogue/product.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import ownCatalogue from '../figures/catalogue.json' with { type: 'json' };
import ownPriceBook from '../figures/price-book.json' with { type: 'json' };
import { OperatorError } from '../settings/operator-error.ts';

/** The figures everything is priced by. */
export interface Figures {
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  /** When they were last changed, as a timestamp. */
  readonly updatedAt: string;
}

/** When the figures that come with the program were last changed: set it with every change of them. */
const ownFiguresChangedAt = Date.parse('2026-01-05T00:00:00Z');

/** Reads the files the operator names, or those that come with the program; a file with faults is refused, and every fault is named. */
export function loadFigures({ priceBookFile, catalogueFile }: Config): Figures {
  const book = readBookFile(priceBookFile);
  const catalogue = sound(
    catalogueFile ?? 'the catalogue',
    readCatalogue(book, catalogueFile === null ? ownCatalogue : readJson(catalogueFile)),
  );
  const changed = [priceBookFile, catalogueFile]
    .filter((file) => file !== null)
    .map((file) => statSync(file).mtimeMs);
  return { book, catalogue, updatedAt: new Date(Math.max(ownFiguresChangedAt, ...changed)).toISOString() };
}

export function readBookFile(file: string | null): PriceBook {
  return sound(file ?? 'the price book', readPriceBook(file === null ? ownPriceBook : readJson(file)));
}

function sound<Value>(name: string, checked: Checked<Value>): Value {
  if (checked.ok) return checked.value;
  const count = checked.faults.length;
  throw new OperatorError(
    `${name} has ${count === 1 ? 'a fault' : `${count} faults`}:\n  ${checked.faults.join('\n  ')}`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw new OperatorError(`${file} ${reason}`);
  }
}
