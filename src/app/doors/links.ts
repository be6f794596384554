import type { DoorLinks } from '../../contract/doors/door.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { linkedDesignOf } from '../../domain/design/linked-design.ts';
import type { DoorStrings } from '../../domain/doors/fields.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';

/** Where a door can be seen and changed. The address holds the whole door, and nothing about a person. */
export function doorLinks(publicUrl: string, linkText: string): DoorLinks {
  return {
    drawingUrl: `${publicUrl}/drawings/${linkText}.svg`,
    imageUrl: `${publicUrl}/drawings/${linkText}.png`,
    configuratorUrl: `${publicUrl}/?door=${linkText}`,
  };
}

/** The door of an answer as a design: the one its links lead to. */
export function designOfReply(book: PriceBook, door: DoorStrings | undefined): DoorDesign | undefined {
  return door && linkedDesignOf(door, resolveDoor(book, door));
}
