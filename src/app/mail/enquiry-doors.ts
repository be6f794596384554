import type { DoorInWords } from '../../contract/doors/door.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { type DoorDesign, isSound } from '../../domain/design/design.ts';
import { designOfSent } from '../../domain/design/sent-door.ts';
import { given } from '../../domain/doors/wire.ts';
import { type DescribedDoor, missingFrom } from '../../domain/enquiry/missing.ts';
import type { PricedDoor, PricedOrder } from '../doors/priced-order.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import { understand } from '../enquiries/wishes.ts';
import {
  type SentOrder,
  orderOf,
  sentOrderOf,
  viewSentOrder,
  withoutRooms,
} from '../enquiries/sent-order.ts';

/** A door of an enquiry, as parsed and as written. */
export interface EnquiryDoor extends PricedDoor {
  /** The door as written; null if it was configured on a page. */
  readonly words: DoorInWords | null;
  /** Requested extras that only people can understand; null if all were understood. */
  readonly wishes: string | null;
}

/** Labels for staff of the fields of a described door. */
export const typedDoorNames: Readonly<Record<keyof DoorInWords, string>> = {
  preset: 'Preset',
  doorType: 'Kind',
  doorTypeKey: 'Type',
  opWidth: 'Opening width',
  opHeight: 'Opening height',
  doorLeafWidth: 'Leaf width',
  doorHeightMm: 'Door height',
  leftPanels: 'Panels on the left',
  rightPanels: 'Panels on the right',
  topPanel: 'Transom',
  bifoldConfig: 'Leaves',
  design: 'Design',
  glazingBars: 'Glazing bars',
  glass: 'Glass',
  frameColor: 'Colour',
  handle: 'Handle',
  lock: 'Lock',
  quantity: 'Number',
  room: 'Room',
  hingeSide: 'Hinge side',
  opening: 'Opens',
  wallHeight: 'Wall height',
};

/** The doors of an enquiry, configured or described in words, with their prices at the time. */
export function doorsOf(book: PriceBook, enquiry: Enquiry): PricedOrder<EnquiryDoor> {
  const all = designsOf(book, enquiry);
  const view = viewSentOrder(book, orderOf(enquiry, all.map(designOf)));
  let next = 0;
  const doors = all.map(({ design, words, wishes }): EnquiryDoor => {
    const priced = design && view.doors[next++];
    return { design, estimated: priced?.estimated ?? null, prices: priced?.prices ?? null, words, wishes };
  });
  return { ...view, doors };
}

/**
 * The order for the PDF in the mail to a customer, without the rooms, which are free text; null if a
 * described door has no price.
 */
export function printableOrder(book: PriceBook, enquiry: Enquiry): SentOrder | null {
  const order = sentOrderOf(enquiry) ?? orderOf(enquiry, designsOf(book, enquiry).map(designOf));
  if (!enquiry.designs && (order.estimate?.priceEstimate ?? null) === null) return null;
  return withoutRooms(order);
}

interface Understood {
  readonly design: DoorDesign | null;
  readonly words: DoorInWords | null;
  readonly wishes: string | null;
}

const designOf = ({ design }: Understood): DoorDesign | null => design;

function designsOf(book: PriceBook, { collection, request, designs }: Enquiry): readonly Understood[] {
  if (designs) return designs.map((design) => ({ design, words: null, wishes: null }));
  const described = 'doors' in request ? (request.doors ?? []) : [];
  return described.map((words) => {
    const { door, wishes } = understand(book, words);
    const design = designOfSent(door);
    // Security doors have no price list, and get neither a drawing nor a price.
    return {
      design: collection === 'internal_door_quotes' && isSound(design) ? design : null,
      words,
      wishes,
    };
  });
}

/** Missing information that staff have to ask the customer for. */
export function missingIn({ request, collection, designs, phoneE164 }: Enquiry): readonly string[] {
  const hasPhone = phoneE164 !== null;
  if (collection === 'contact_requests' || 'message' in request)
    return missingFrom({ hasPhone, project: null });
  const doors = designs
    ? designs.map(() => ({ hasKind: true, hasWidth: true, hasHeight: true }))
    : (request.doors ?? []).map(saidOf);
  const hasPlace = request.eirCode !== undefined;
  const saysFitting = request.supplyAndInstall !== undefined;
  return missingFrom({ hasPhone, project: { hasPlace, saysFitting, doors } });
}

function saidOf(words: DoorInWords): DescribedDoor {
  const { design, doorType, doorTypeKey, preset, opWidth, opHeight } = words;
  const isWhole = given(design) !== undefined;
  const says = (...texts: readonly (string | undefined)[]) =>
    isWhole || texts.some((text) => given(text) !== undefined);
  return {
    hasKind: says(doorType, doorTypeKey, preset),
    hasWidth: says(opWidth),
    hasHeight: says(opHeight),
  };
}
