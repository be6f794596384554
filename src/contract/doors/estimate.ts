import Type, { type Static } from 'typebox';
import { Assumed, doorLinkFields, EchoedDoor, echoedDoorFields, InternalDoorEstimateDoor } from './door.ts';
import { bounds } from '../bounds.ts';

export const EstimateRequest = Type.Object(
  {
    doors: Type.Array(InternalDoorEstimateDoor, {
      minItems: 1,
      maxItems: bounds.mostDoors,
      description: `The doors to price, 1 to ${bounds.mostDoors}. Larger projects are split into several requests.`,
    }),
  },
  { title: 'InternalDoorEstimateRequest', description: 'Doors to price. No personal data is needed.' },
);
export type EstimateRequest = Static<typeof EstimateRequest>;

const Millimetres = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

export const ValidationIssue = Type.Object(
  {
    code: Type.String({ description: 'Stable code of what is wrong, e.g. PANEL_REQUIRED.' }),
    field: Type.String({ description: 'The field of the door to change.' }),
    doorIndex: Type.Integer({ minimum: 0, description: 'Which door of the request, counted from 0.' }),
    message: Type.String({ description: 'What is wrong, in words for the customer.' }),
    actualMm: Millimetres('The measure that is out of range, in mm; null where it is not about a measure.'),
    minMm: Millimetres('The least it can be, in mm; null where there is no such limit.'),
    maxMm: Millimetres('The most it can be, in mm; null where there is no such limit.'),
  },
  { description: 'Why the first door that cannot be made cannot be made.' },
);
export type ValidationIssue = Static<typeof ValidationIssue>;

export const Suggestion = Type.Object(
  {
    type: Type.String({
      description:
        'What it changes: side_panels, remove_side_panels, transom, remove_transom, side_panels_and_transom, leaf_width, door_height, bifold_config, door_type, fixed_panel or custom_quote.',
    }),
    label: Type.String({ description: 'All that differs from the door asked for, in a line.' }),
    message: Type.String({ description: 'The same in a sentence or two, with the price, for the customer.' }),
    doorTypeKey: Type.String({ description: 'Type of the suggested door.' }),
    doorLeafWidth: Type.String({ description: 'Its leaf width in mm; "" for a custom quote.' }),
    panelWidth: Type.String({
      description: 'Width of one side panel in mm, rounded down; "" without panels.',
    }),
    door: Type.Optional(EchoedDoor),
    estimatedPrice: Type.Optional(
      Type.Number({
        description: 'Its price in EUR without VAT, supply only. Absent on custom_quote, as is door.',
      }),
    ),
  },
  { title: 'InternalDoorSuggestion' },
);
export type Suggestion = Static<typeof Suggestion>;

export const Recovery = Type.Object(
  {
    kind: Type.String({ description: 'What is out of range: width, height or width_and_height.' }),
    introText: Type.String({ description: 'Says to the customer what does not fit and why.' }),
    optionsIntroText: Type.String({ description: 'Leads over to the suggestions.' }),
    panelRequiredOnly: Type.Boolean({ description: 'True when side panels alone solve it.' }),
    transomRequiredOnly: Type.Boolean({ description: 'True when a transom alone solves it.' }),
    suggestions: Type.Array(Suggestion, {
      description: 'What can be made in the same opening, the closest to the request first.',
    }),
  },
  { description: 'Options to present when sizes are outside the limits of the chosen type.' },
);
export type Recovery = Static<typeof Recovery>;

const BreakdownLine = Type.Object({
  item: Type.Enum(['door', 'base', 'side_panels', 'transom', 'rounding'], {
    type: 'string',
    description: 'What the line is for.',
  }),
  quantity: Type.Integer({ minimum: 1, description: 'Number of pieces.' }),
  areaM2: Type.Number({ description: 'Chargeable area of one piece in m²; 0 for lines without an area.' }),
  amount: Type.Number({ description: 'Amount of the line in EUR, to the cent.' }),
});

export const Breakdown = Type.Object(
  {
    chargeableAreaM2: Type.Number({ description: 'Chargeable area of all pieces in m².' }),
    leadTimeWeeks: Type.Integer({ description: 'Weeks for this door by itself.' }),
    lines: Type.Array(BreakdownLine, { description: 'The lines add up to estimatedPrice exactly.' }),
  },
  { description: 'How the price of a door comes about.' },
);
export type Breakdown = Static<typeof Breakdown>;

export const EstimatedDoor = Type.Object(
  {
    ...echoedDoorFields,
    estimatedPrice: Type.Number({
      description: 'Price in EUR without VAT, supply only; 0 when it cannot be made.',
    }),
    valid: Type.Boolean({ description: 'Whether the door can be made.' }),
    validationMessage: Type.Union([Type.String(), Type.Null()], {
      description: 'Why it cannot be made, in words for the customer; null when it can.',
    }),
    assumed: Assumed,
    breakdown: Type.Union([Breakdown, Type.Null()], {
      description: 'How the price comes about; null when the door cannot be made.',
    }),
    ...doorLinkFields,
  },
  { title: 'InternalDoorEstimatedDoor' },
);
export type EstimatedDoor = Static<typeof EstimatedDoor>;

export const EstimateResponse = Type.Object(
  {
    priceEstimate: Type.Number({
      description: 'Indicative total of the doors that can be made, in EUR without VAT, supply only.',
    }),
    leadTimeWeeks: Type.Integer({ description: 'Weeks for the order; 0 when no door can be made.' }),
    currency: Type.String({ description: 'Currency of all amounts: EUR.' }),
    doorsCount: Type.Integer({ description: 'Number of doors in the request.' }),
    valid: Type.Boolean({ description: 'Whether all doors can be made.' }),
    validationIssue: Type.Union([ValidationIssue, Type.Null()], {
      description: 'The issue of the first door that cannot be made; null when all can.',
    }),
    recovery: Type.Union([Recovery, Type.Null()], {
      description: 'Options for that door when its sizes are at fault; otherwise null.',
    }),
    doors: Type.Array(EstimatedDoor, {
      description: 'The doors of the request, in order, complete and priced.',
    }),
    priceBookVersion: Type.String({ description: 'Version of the price book these figures come from.' }),
  },
  { title: 'InternalDoorEstimateResponse', description: 'Indicative, supply-only prices and lead time.' },
);
export type EstimateResponse = Static<typeof EstimateResponse>;
