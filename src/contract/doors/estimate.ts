import Type, { type Static } from 'typebox';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import { AnsweredDoor, answeredDoor, Assumed, Door, doorLinkFields, fieldsBesidesInput } from './door.ts';
import { bounds } from '../bounds.ts';
import { decimal, listOf, oneOf, orNull, text, whole, yesOrNo } from '../fields.ts';
import { detailFields } from './completion.ts';
import { orderOfAnswer, orderToChange } from './order.ts';
import { estimatedPrices, vatRatePercent } from './prices.ts';
import { sentence } from './sentence.ts';

const DoorToPrice = Type.Intersect([
  Door,
  Type.Object({
    toleranceMm: Type.Optional(
      whole(
        `Where the opening is not measured yet: by how many mm width and height may be off, 0 to ${bounds.mostTolerance}. The answer then has range.`,
        { minimum: 0, maximum: bounds.mostTolerance },
      ),
    ),
    toleranceOf: Type.Optional(
      oneOf(['width', 'height'], 'The one size that may be off, if the other is exact.'),
    ),
  }),
]);

export const EstimateRequest = Type.Object(
  {
    doors: listOf(
      DoorToPrice,
      `The doors to price, 1 to ${bounds.mostDoors}. Larger projects are split into several requests.`,
      { minItems: 1, maxItems: bounds.mostDoors },
    ),
    ...orderToChange,
  },
  { title: 'InternalDoorEstimateRequest', description: 'Doors to price. No personal data is needed.' },
);
export type EstimateRequest = Static<typeof EstimateRequest>;

const Millimetres = (description: string) => orNull(Type.Integer(), description);

export const ValidationIssue = Type.Object(
  {
    code: text('Stable code of what is wrong, e.g. PANEL_REQUIRED.'),
    field: text('The field of the door to change.'),
    doorIndex: whole('Which door of the request, counted from 0.', { minimum: 0 }),
    message: sentence('What is wrong, in words for the customer.'),
    actualMm: Millimetres('The measure that is out of range, in mm; null where it is not about a measure.'),
    minMm: Millimetres('The least it can be, in mm; null where there is no such limit.'),
    maxMm: Millimetres('The most it can be, in mm; null where there is no such limit.'),
  },
  { description: 'Why the first door that cannot be made cannot be made.' },
);
export type ValidationIssue = Static<typeof ValidationIssue>;

export const Suggestion = Type.Object(
  {
    type: text(
      'What it changes: side_panels, remove_side_panels, transom, remove_transom, side_panels_and_transom, leaf_width, door_height, bifold_config, door_type, fixed_panel or custom_quote.',
    ),
    label: sentence('All that differs from the door asked for, in a line.'),
    message: sentence('The same in a sentence or two, with extras, price and link, for the customer.'),
    doorTypeKey: oneOf(doorTypeKeys, 'Type of the suggested door.'),
    doorLeafWidth: text('Its leaf width in mm; "" on custom_quote.'),
    panelWidth: text('Width of one side panel in mm, rounded down; "" without panels.'),
    door: Type.Optional(AnsweredDoor),
    configuratorUrl: Type.Optional(doorLinkFields.configuratorUrl),
    estimatedPrice: Type.Optional(
      decimal('Its price in EUR without VAT, supply only. Absent on custom_quote, as is door.'),
    ),
    estimatedPriceInclVat: Type.Optional(
      decimal('Its price in EUR with VAT, supply only: what a consumer pays. Absent on custom_quote.'),
    ),
  },
  { title: 'InternalDoorSuggestion' },
);
export type Suggestion = Static<typeof Suggestion>;

export const Recovery = Type.Object(
  {
    kind: text('What is out of range: width, height or width_and_height.'),
    introText: sentence('Says to the customer what does not fit and why.'),
    optionsIntroText: sentence('Leads over to the suggestions.'),
    panelRequiredOnly: yesOrNo('True when side panels alone solve it.'),
    transomRequiredOnly: yesOrNo('True when a transom alone solves it.'),
    suggestions: listOf(
      Suggestion,
      'What can be made in the same opening, the closest to the request first.',
    ),
  },
  { description: 'Options to present when sizes are outside the limits of the chosen type.' },
);
export type Recovery = Static<typeof Recovery>;

const BreakdownLine = Type.Object({
  item: oneOf(
    [
      'door',
      'base',
      'side_panels',
      'transom',
      'rounding',
      'glazing_bars',
      'glass',
      'finish',
      'handle',
      'lock',
    ],
    'What the line is for.',
  ),
  quantity: whole('Number of pieces.', { minimum: 1 }),
  areaM2: decimal('Chargeable area of one piece in m²; 0 for lines without an area.'),
  amount: decimal('Amount of the line in EUR without VAT, to the cent.'),
});

export const Breakdown = Type.Object(
  {
    chargeableAreaM2: decimal('Chargeable area of all pieces in m².'),
    leadTimeWeeks: whole('Weeks for this door by itself.'),
    lines: listOf(BreakdownLine, 'The lines add up to estimatedPrice exactly.'),
  },
  { description: 'How the price of a door comes about.' },
);
export type Breakdown = Static<typeof Breakdown>;

const Range = Type.Object(
  {
    priceFrom: orNull(
      Type.Number(),
      'The least it can cost, in EUR without VAT; null when none can be made.',
    ),
    priceTo: orNull(Type.Number(), 'The most it can cost, in EUR without VAT.'),
    priceFromInclVat: orNull(Type.Number(), 'The least with VAT.'),
    priceToInclVat: orNull(Type.Number(), 'The most with VAT.'),
    makeable: oneOf(['all', 'some', 'none'], 'Whether the door can be made in every such opening.'),
    firstIssue: orNull(
      Type.Object({
        code: text('Stable code of what is wrong, e.g. PANEL_REQUIRED.'),
        field: text('The field of the door to change.'),
        opWidth: whole('Width of that opening in mm.'),
        opHeight: whole('Height of that opening in mm.'),
        message: sentence('What is wrong there, in words for the customer.'),
      }),
      'The narrowest and lowest opening in which it cannot be made; null when it can in all.',
    ),
  },
  { description: 'What the door costs in every opening within toleranceMm. Only where that was given.' },
);
export type Range = Static<typeof Range>;

export const EstimatedDoor = answeredDoor(
  {
    ...estimatedPrices,
    valid: yesOrNo('Whether the door can be made.'),
    validationMessage: orNull(
      sentence(),
      'Why it has no price, in words for the customer: what cannot be made, or which details are missing; null when it has one.',
    ),
    ...detailFields,
    range: Type.Optional(Range),
    assumed: Assumed,
    breakdown: orNull(Breakdown, 'How the price comes about; null when the door cannot be made.'),
    ...doorLinkFields,
  },
  { title: 'InternalDoorEstimatedDoor' },
);
export type EstimatedDoor = Static<typeof EstimatedDoor>;

/** The additional fields that a door in a response may have. A priced door has all of them. */
export const carriedByAnswers = fieldsBesidesInput(EstimatedDoor);

export const EstimateResponse = Type.Object(
  {
    priceEstimate: decimal(
      'The estimate: the indicative total of the doors that can be made, each times its quantity, in EUR without VAT, supply only.',
    ),
    priceEstimateInclVat: decimal(
      'The same with VAT, what a consumer pays: the sum of estimatedPriceInclVat times quantity.',
    ),
    vatRatePercent,
    leadTimeWeeks: whole('Weeks for the order; 0 when no door can be made.'),
    currency: text('Currency of all amounts: EUR.'),
    doorsCount: whole('Number of pieces in the request, quantities counted.'),
    valid: yesOrNo('Whether all doors can be made.'),
    validationIssue: orNull(
      ValidationIssue,
      'The issue of the first door that cannot be made; null when all can.',
    ),
    recovery: orNull(Recovery, 'Options for that door when its sizes are at fault; otherwise null.'),
    doors: listOf(EstimatedDoor, 'The doors of the request, in order, complete and priced.'),
    order: orderOfAnswer,
    included: listOf(Type.String(), 'What the prices include, in short texts for the customer.'),
    excluded: listOf(Type.String(), 'What they do not include.'),
    priceBookVersion: text('Version of the price book these figures come from.'),
  },
  { title: 'InternalDoorEstimateResponse', description: 'Indicative, supply-only prices and lead time.' },
);
export type EstimateResponse = Static<typeof EstimateResponse>;
