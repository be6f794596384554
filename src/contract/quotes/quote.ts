import Type, { type Static } from 'typebox';
import { quotedDoorTypes } from '../../domain/design/quoted-door.ts';
import { presetNames } from '../../domain/doors/presets.ts';
import { Customer } from '../enquiries/customer.ts';
import { assurance, provenance } from '../enquiries/enquiry.ts';
import { Door } from '../doors/door.ts';
import { extras } from '../doors/extras.ts';
import { orderToChange } from '../doors/order.ts';
import { colorPattern, either, listOf, oneOfOrBlank, text, whole, yesOrNo } from '../fields.ts';
import { bounds } from '../bounds.ts';

const length = (description: string) =>
  Type.Optional(Type.Number({ minimum: bounds.shortestSize, maximum: bounds.longestSize, description }));
const panels = (description: string) =>
  Type.Optional(whole(description, { minimum: 0, maximum: bounds.mostPanelsPerSide }));
/** A choice whose TypeScript type lacks the blank, because the reader removes blanks. */
const choice = <Value extends string>(values: readonly Value[], description: string) =>
  Type.Optional(Type.Unsafe<Value>(oneOfOrBlank(values, description)));
const blank = (description: string) => Type.Optional(Type.Literal('', { description }));
const lengthText = `a number from ${bounds.shortestSize} to ${bounds.longestSize}; fractions are rounded`;

const PresetDoor = Type.Object(
  {
    preset: choice(
      presetNames,
      'A single or double door with no, left, right or both side panels. Given fields beat it.',
    ),
    doorType: choice(
      quotedDoorTypes,
      'Single or Double hinged; when left out that of the preset, else Single.',
    ),
    opWidth: length(`Width of the wall opening in mm, ${lengthText}.`),
    opHeight: length(`Height of the wall opening in mm, ${lengthText}.`),
    panelsWidth: length(
      'Width of one side panel in mm. The door gets what the panels leave of the opening; when left out the standard layout decides.',
    ),
    leftPanels: panels(`Number of side panels left of the door, 0 to ${bounds.mostPanelsPerSide}.`),
    rightPanels: panels(`Number of side panels right of the door, 0 to ${bounds.mostPanelsPerSide}.`),
    ...extras,
    frameColor: Type.Optional(
      text('HEX colour of the frame, such as #1c1c1e or #fff.', { pattern: colorPattern }),
    ),
    wallHeight: length('Height of the wall in mm; it is drawn and does not change the door.'),
    doorTypeKey: blank('Blank here: a door with a type is one of an answer, and its sizes are strings.'),
    design: blank('Blank here: a door with a design is one of an answer, and its sizes are strings.'),
  },
  {
    title: 'DoorQuoteDoor',
    description: 'A hinged door by its preset and sizes, which are numbers here.',
  },
);

/**
 * A door from a response if it has one of these fields, which a preset door lacks; otherwise a preset with
 * sizes.
 */
const QuotedDoor = either(['doorTypeKey', 'design'], Door, PresetDoor);

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
      `The doors to review, 1 to ${bounds.mostDoors}: any door of an answer, or a preset and sizes. What cannot be made is accepted and explained on the page.`,
      { minItems: 1, maxItems: bounds.mostDoors },
    ),
    ...orderToChange,
    ...assurance,
  },
  { title: 'DoorQuoteRequest' },
);
export type DoorQuoteRequest = Static<typeof DoorQuoteRequest>;

/** A field of a later version: its type is published now, its value is null until then. */
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
    doorsCount: whole('Number of pieces in the request, quantities counted.'),
  },
  { title: 'DoorQuoteResponse' },
);
export type DoorQuoteResponse = Static<typeof DoorQuoteResponse>;
