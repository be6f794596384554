import { renderToString } from 'preact-render-to-string';
import { LruCache } from '../../../app/cache/lru-cache.ts';
import { piecesInAll, piecesWithoutPrice } from '../../../app/doors/priced-order.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { doorsOf } from '../../../app/mail/enquiry-doors.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import { assess, doorOf } from '../../../domain/pricing/assess.ts';
import { capitalise, inEuro } from '../../../domain/wording/format.ts';
import { modelName, sizeOf } from '../../../domain/wording/names.ts';
import { LayoutPicture } from '../../../drawing/layout-picture.tsx';

/** What a row of a list says of the doors of an enquiry. Without a text of the customer, because it is cached. */
export interface RowDoors {
  /** SVG of the first door, if it can be drawn. */
  readonly picture: string | null;
  /** "Pivot door, 1000 × 2100 mm"; null if the first door is not known. */
  readonly title: string | null;
  /** The total with VAT of the doors that have a price; null if none has. */
  readonly total: string | null;
  /** "1 of 2 doors", if the total leaves some out. */
  readonly pricedOf: string | null;
}

export type RowDoorsOf = (enquiry: Enquiry) => RowDoors;

const mostBytes = 1_000_000;
/** Memory of an entry besides its picture, roughly. */
const entryBytes = 400;

/** Cached, because assessing and drawing fifty doors again for each page would take most of its time. */
export function createRowDoors(book: PriceBook): RowDoorsOf {
  const cache = new LruCache<RowDoors>(mostBytes, ({ picture }) => entryBytes + (picture?.length ?? 0));
  return (enquiry) => {
    // Doors and prices of an enquiry change only by its customer.
    const name = `${enquiry.id} ${enquiry.changedAt ?? 0}`;
    return cache.find(name) ?? cache.keep(name, rowDoors(book, enquiry));
  };
}

function rowDoors(book: PriceBook, enquiry: Enquiry): RowDoors {
  const { doors, priced, total } = doorsOf(book, enquiry);
  const [all, left] = [piecesInAll(doors), piecesWithoutPrice(doors)];
  const design = doors[0]?.design;
  const assessment = design && assess(book, design.door);
  const door = assessment ? doorOf(assessment) : null;
  return {
    picture:
      design && assessment?.outcome === 'priced'
        ? renderToString(
            <LayoutPicture
              door={assessment.door}
              appearance={design.appearance}
              standard={standardFinish(book.extras)}
            />,
          )
        : null,
    title: door ? `${capitalise(modelName(door))}, ${sizeOf(door.opening)}` : null,
    total: priced > 0 ? inEuro(total.withVat) : null,
    pricedOf: priced > 0 && left > 0 ? `${all - left} of ${all} doors` : null,
  };
}
