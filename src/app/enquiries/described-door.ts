import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';
import { readBifoldConfig } from '../../domain/doors/wire.ts';

type DescribedDoor = NonNullable<QuoteRequest['doors']>[number];

/** Describes a door as fields of a quote request, for staff. The stored design is exact. */
export function describedDoor(book: PriceBook, { door }: DoorDesign): DescribedDoor {
  const { doorType, opWidth, opHeight, bifoldConfig } = echoDoor(book, door, resolveDoor(book, door));
  const leaves = readBifoldConfig(bifoldConfig);
  return {
    ...(doorType !== '' && { doorType }),
    ...(opWidth !== '' && { opWidth }),
    ...(opHeight !== '' && { opHeight }),
    ...(leaves && { bifoldConfig: leaves }),
  };
}
