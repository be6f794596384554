import { readFileSync, statSync } from 'node:fs';
import { readBusiness } from '../app/figures/business.ts';
import { readCatalogue } from '../app/figures/catalogue.ts';
import type { Checked } from '../app/figures/checked.ts';
import { readPriceBook } from '../app/figures/price-book.ts';
import type { Config } from '../config.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { Business } from '../domain/business/business.ts';
import { monthsNamed } from '../domain/business/retention-terms.ts';
import type { Product } from '../domain/catalogue/product.ts';
import sampleBusiness from './business.json' with { type: 'json' };
import ownCatalogue from './catalogue.json' with { type: 'json' };
import ownPriceBook from './price-book.json' with { type: 'json' };
import { OperatorError } from '../settings/operator-error.ts';
import { type Card, withPhotographs } from './photographs.ts';
import { unreadableReason } from './unreadable.ts';

/** Price book and catalogue, with the business that offers them. */
export interface Figures extends Card {
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  /** Time of the last change of price book or catalogue, in ISO 8601. */
  readonly updatedAt: string;
}

type FigureFiles = Pick<Config, 'priceBookFile' | 'catalogueFile' | 'businessFile'>;

/** Printed at the start if the maker's card is the bundled sample. */
export const sampleText =
  "The maker's name on the pages is a sample: name a file with your own card in BUSINESS (see docs/operating/makers-card.md)";

/**
 * A warning if card and setting name different retention periods; null if they agree, or the card names no period.
 */
export function retentionText(
  { privacy }: Business,
  { retentionMonths }: Pick<Config, 'retentionMonths'>,
): string | null {
  const named = monthsNamed(privacy?.retention ?? '');
  if (named.length === 0 || (retentionMonths !== null && named.includes(retentionMonths))) return null;
  const kept =
    retentionMonths === null
      ? 'for ever (RETENTION_MONTHS is off)'
      : `for ${retentionMonths} months (RETENTION_MONTHS)`;
  return `The maker's card names another time than the one in force: enquiries are kept ${kept}`;
}

/** Date of the last change of the bundled figures; update it when they change. */
const ownFiguresChangedAt = Date.parse('2026-01-05T00:00:00Z');

/** Loads the configured files, or the bundled ones. Reports all faults of an invalid file. */
export function loadFigures({ priceBookFile, catalogueFile, businessFile }: FigureFiles): Figures {
  const { business, photographs } = readBusinessFile(businessFile);
  const book = readBookFile(priceBookFile, business);
  const catalogue = sound(
    catalogueFile ?? 'the catalogue',
    readCatalogue(book, catalogueFile === null ? ownCatalogue : readJson(catalogueFile)),
  );
  const changed = [priceBookFile, catalogueFile, businessFile]
    .filter((file) => file !== null)
    .map((file) => statSync(file).mtimeMs);
  return {
    business,
    photographs,
    book,
    catalogue,
    updatedAt: new Date(Math.max(ownFiguresChangedAt, ...changed)).toISOString(),
  };
}

/** Loads a price book. Its VAT rate comes from the maker's card. */
export function readBookFile(file: string | null, { vatRatePercent }: Business): PriceBook {
  const book = sound(file ?? 'the price book', readPriceBook(file === null ? ownPriceBook : readJson(file)));
  return vatRatePercent === undefined ? book : { ...book, vatRatePercent };
}

export function readBusinessFile(file: string | null): Card {
  const name = file ?? 'the sample of a card';
  const business = sound(name, readBusiness(file === null ? sampleBusiness : readJson(file)));
  return file === null ? { business, photographs: [] } : sound(name, withPhotographs(business, file));
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
    return JSON.parse(utf8.decode(readFileSync(file))) as unknown;
  } catch (error) {
    throw new OperatorError(`${file} ${faultOf(error)}`);
  }
}

/** Decoder that skips a byte order mark, as Windows writes it, and rejects other encodings. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return `is not JSON: ${error.message.replaceAll(/\s+/g, ' ')}`;
  const reason = unreadableReason(error);
  return reason === 'ERR_ENCODING_INVALID_ENCODED_DATA'
    ? 'is not UTF-8: save it in that encoding, or letters such as á are lost'
    : `cannot be read: ${reason}`;
}
