import type { Details } from '../../contract/doors/completion.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { linkText } from '../../domain/design/linked-design.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import { detailOf } from '../../domain/doors/missing.ts';
import type { Assessment } from '../../domain/pricing/assess.ts';
import { completionText } from '../../domain/wording/completion.ts';
import { doorLinks, presentExtras } from './links.ts';
import { bothPrices } from './prices.ts';

/** The missing details of a door, and the door completed with them. */
export function presentDetails(
  book: PriceBook,
  { door: wire, appearance }: DoorDesign,
  assessment: Assessment,
  publicUrl: string,
): Details {
  const completion = assessment.outcome === 'unclear' ? assessment.completion : null;
  if (assessment.outcome !== 'unclear' || !completion) return { missing: [], completion: null };
  const missing = assessment.missing.map(detailOf).filter((detail) => detail !== undefined);
  const { filled, door, price } = completion;
  const links = doorLinks(publicUrl, linkText(door, appearance));
  const echoed = echoDoor(book, wire, assessment.resolution);
  const details = Object.fromEntries(missing.map((detail) => [detail, filled[detail]]));
  return {
    missing,
    completion: {
      // Based on the echoed fields, so that the completed door differs only in the details.
      door: { ...echoed, ...presentExtras(echoed, appearance), ...details, ...links },
      ...bothPrices(book, price),
      message: completionText(book, completion, missing),
      drawingUrl: links.drawingUrl,
      imageUrl: links.imageUrl,
    },
  };
}
