import type { Range } from '../../contract/doors/estimate.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { priceRange, type Tolerance } from '../../domain/pricing/range.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import { type Cents, toDecimal } from '../../domain/units.ts';
import { validationMessage } from '../../domain/wording/issues.ts';

/** The price range of a door in all openings within a tolerance, for a response. */
export function presentRange(book: PriceBook, wire: WireDoor, tolerance: Tolerance): Range {
  const { prices, makeable, failed } = priceRange(book, wire, tolerance);
  const net = (price: Cents | undefined) => (price === undefined ? null : toDecimal(price));
  const gross = (price: Cents | undefined) => (price === undefined ? null : toDecimal(withVat(book, price)));
  return {
    priceFrom: net(prices?.from),
    priceTo: net(prices?.to),
    priceFromInclVat: gross(prices?.from),
    priceToInclVat: gross(prices?.to),
    makeable,
    firstIssue: failed && {
      code: failed.assessment.issue.code,
      field: failed.assessment.issue.field,
      opWidth: failed.opening.width,
      opHeight: failed.opening.height,
      message: validationMessage(failed.assessment) ?? '',
    },
  };
}
