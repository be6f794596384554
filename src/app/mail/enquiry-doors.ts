import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { type DoorDesign, isSound } from '../../domain/design/design.ts';
import { designOfSent } from '../../domain/design/sent-door.ts';
import { given } from '../../domain/doors/wire.ts';
import { type DescribedDoor, missingFrom } from '../../domain/enquiry/missing.ts';
import type { PricedDoor, PricedOrder } from '../doors/priced-order.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import { inOurWords } from '../enquiries/estimate.ts';
import { type SentOrder, orderOf, sentOrderOf, viewSentOrder } from '../enquiries/sent-order.ts';

type DoorInWords = NonNullable<QuoteRequest['doors']>[number];

/** A door of an enquiry, as parsed and as written. */
export interface EnquiryDoor extends PricedDoor {
  /** The door as written; null if it was configured on a page. */
  readonly words: DoorInWords | null;
}

/** Labels, for staff, of the fields of a door described in words. */
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
};

/** The doors of an enquiry, configured or described in words, with the prices of that day. */
export function doorsOf(book: PriceBook, enquiry: Enquiry): PricedOrder<EnquiryDoor> {
  const all = designsOf(enquiry);
  const view = viewSentOrder(book, orderOf(enquiry, all.map(designOf)));
  let next = 0;
  const doors = all.map(({ design, words }): EnquiryDoor => {
    const priced = design && view.doors[next++];
    return { design, estimated: priced?.estimated ?? null, prices: priced?.prices ?? null, words };
  });
  return { ...view, doors };
}

/** The order for the PDF; null if a door described in words has no price. */
export function printableOrder(enquiry: Enquiry): SentOrder | null {
  const sent = sentOrderOf(enquiry);
  if (sent) return sent;
  const order = orderOf(enquiry, designsOf(enquiry).map(designOf));
  const total = order.estimate?.priceEstimate ?? null;
  return total === null ? null : order;
}

interface Understood {
  readonly design: DoorDesign | null;
  readonly words: DoorInWords | null;
}

const designOf = ({ design }: Understood): DoorDesign | null => design;

function designsOf({ collection, request, designs }: Enquiry): readonly Understood[] {
  if (designs) return designs.map((design) => ({ design, words: null }));
  const described = 'doors' in request ? (request.doors ?? []) : [];
  return described.map((words) => {
    const design = designOfSent(inOurWords(words));
    // No drawing and no price for security doors, which have no price list.
    return { design: collection === 'internal_door_quotes' && isSound(design) ? design : null, words };
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
