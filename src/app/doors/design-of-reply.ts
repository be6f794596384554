import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { linkedDesignOf } from '../../domain/design/linked-design.ts';
import type { DoorStrings } from '../../domain/doors/fields.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';

/** The door of an answer as a design: the one its links lead to. */
export function designOfReply(book: PriceBook, door: DoorStrings | undefined): DoorDesign | undefined {
  return door && linkedDesignOf(door, resolveDoor(book, door));
}
