import Type, { type Static } from 'typebox';
import { hingeSides, openingDirections } from '../../domain/design/design.ts';
import { quotedDoorTypes } from '../../domain/design/quoted-door.ts';
import { presetNames } from '../../domain/doors/presets.ts';
import { Customer } from '../enquiries/customer.ts';
import { assurance, provenance } from '../enquiries/enquiry.ts';
import { colorPattern, listOf, oneOf, size, text, whole, yesOrNo } from '../fields.ts';
import { bounds, sizeText } from '../bounds.ts';

const length = (description: string) => Type.Optional(size(description));
const panels = (description: string) =>
  Type.Optional(whole(description, { minimum: 0, maximum: bounds.mostPanelsPerSide }));

const QuotedDoor = Type.Object(
  {
    preset: Type.Optional(
      oneOf(
        presetNames,
        'A single or double door with no, left, right or both side panels. Given fields beat it.',
      ),
    ),
    doorType: Type.Optional(
      oneOf(quotedDoorTypes, 'Single or Double hinged; when left out that of the preset, else Single.'),
    ),
    opWidth: length(`Width of the wall opening in mm, ${sizeText}.`),
    opHeight: length(`Height of the wall opening in mm, ${sizeText}.`),
    wallHeight: length('Height of the wall in mm; it is drawn and does not change the door.'),
    panelsWidth: length(
      'Width of one side panel in mm. The door gets what the panels leave of the opening; when left out the standard layout decides.',
    ),
    leftPanels: panels(`Number of side panels left of the door, 0 to ${bounds.mostPanelsPerSide}.`),
    rightPanels: panels(`Number of side panels right of the door, 0 to ${bounds.mostPanelsPerSide}.`),
    frameColor: Type.Optional(
      text('HEX colour of the frame, such as #1c1c1e or #fff.', { pattern: colorPattern }),
    ),
    hingeSide: Type.Optional(oneOf(hingeSides, 'Where the hinges are: left or right.')),
    opening: Type.Optional(oneOf(openingDirections, 'Whether it opens in or out, seen from the room.')),
  },
  {
    title: 'DoorQuoteDoor',
    description: 'A hinged door for the review page. What cannot be made is accepted and explained there.',
  },
);

const { name, email, phone } = Customer.properties;

export const DoorQuoteRequest = Type.Object(
  {
    ...provenance,
    estimateOnly: Type.Optional(
      yesOrNo(
        'True for a dry run: nothing is stored, so an Idempotency-Key has no effect, and quoteUrl carries the doors in itself.',
      ),
    ),
    customer: Type.Object(
      { name, email, phone },
      {
        title: 'DoorQuoteCustomer',
        description: 'Who asks, to fill in the contact fields of the review page.',
      },
    ),
    doors: listOf(
      QuotedDoor,
      `The doors to review, 1 to ${bounds.mostDoors}. Larger projects are split into several requests.`,
      { minItems: 1, maxItems: bounds.mostDoors },
    ),
    ...assurance,
  },
  { title: 'DoorQuoteRequest' },
);
export type DoorQuoteRequest = Static<typeof DoorQuoteRequest>;

/** A field that callers were promised for later: it has a type, and is null for now. */
const reserved = (description: string) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], description: `${description} Reserved; null.` });

export const DoorQuoteResponse = Type.Object(
  {
    success: yesOrNo('True.'),
    id: text('Identifier of the stored quote; starts with dry_ on a dry run.'),
    quoteUrl: text(
      `Page where the person reviews the doors with their prices and submits the enquiry. Present it as a link; it works for ${bounds.linkDays} days.`,
    ),
    priceEstimate: reserved('The page shows the price.'),
    pricePerM2: reserved('Price per square metre.'),
    leadTimeWeeks: reserved('The page shows the lead time.'),
    currency: text('Currency of the prices on the page: EUR.'),
    doorsCount: whole('Number of doors in the request.'),
  },
  { title: 'DoorQuoteResponse' },
);
export type DoorQuoteResponse = Static<typeof DoorQuoteResponse>;
