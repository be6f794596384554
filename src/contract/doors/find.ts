import Type, { type Static } from 'typebox';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import { decimal, listOf, oneOf, orNull, size, text, whole, yesOrNo } from '../fields.ts';
import { AnsweredDoor } from './door.ts';
import { extras } from './extras.ts';
import { estimatedPrices, vatRatePercent } from './prices.ts';
import { Opening } from './recommend.ts';
import { sentence } from './sentence.ts';

const { opening, ...extrasOfAnOpening } = extras;

export const FindRequest = Type.Object(
  {
    opening: Opening,
    budgetEur: Type.Optional(
      Type.Number({
        minimum: 1,
        maximum: 10_000_000,
        description:
          'What the customer can pay in all, in EUR with VAT. Dearer doors are listed too, and marked.',
      }),
    ),
    minClearWidthMm: Type.Optional(size('The least width to walk through, in mm, with all leaves open.')),
    maxLeadTimeWeeks: Type.Optional(
      whole('The most weeks until the doors are ready.', { minimum: 1, maximum: 104 }),
    ),
    fullWidthAccess: Type.Optional(
      yesOrNo('Whether nearly all of the opening has to be free to walk through.'),
    ),
    noSwing: Type.Optional(
      yesOrNo('Whether no leaf may swing into the room: only sliding and bi-fold doors.'),
    ),
    fixed: Type.Optional(yesOrNo('Whether fixed panels are wanted too.')),
    doorTypeKeys: Type.Optional(
      listOf(
        oneOf(doorTypeKeys, 'Key of a type.'),
        'Door types to consider. By default every type that opens.',
        {
          maxItems: doorTypeKeys.length,
        },
      ),
    ),
    ...extrasOfAnOpening,
  },
  {
    title: 'InternalDoorFindRequest',
    description: 'An opening and what matters to the customer. No personal data is needed.',
  },
);
export type FindRequest = Static<typeof FindRequest>;

export const FoundOption = Type.Object(
  {
    id: text('Identifies the option within this response, e.g. single-hinged-l0r1.'),
    label: text('Name of the layout for the customer.'),
    door: AnsweredDoor,
    ...estimatedPrices,
    chargeableAreaM2: decimal('Chargeable area in m².'),
    clearWidthMm: whole('Width to walk through in mm, with all leaves open; 0 for a fixed panel.'),
    leadTimeWeeks: whole('Weeks until it is ready.'),
    withinBudget: orNull(Type.Boolean(), 'Whether all pieces cost no more than budgetEur; null without one.'),
    pros: listOf(sentence(), 'What speaks for it, in sentences for the customer.'),
    tradeoffs: listOf(sentence(), 'What speaks against it, in sentences for the customer.'),
  },
  { title: 'InternalDoorFoundOption' },
);
export type FoundOption = Static<typeof FoundOption>;

export const FindResponse = Type.Object(
  {
    opening: Opening,
    message: sentence('The cheapest door, or which need leaves none, for the customer.'),
    count: whole('How many layouts meet the needs, the budget aside.'),
    options: listOf(
      FoundOption,
      'Those that no other beats in price, clear width and lead time at once, the cheapest first.',
    ),
    vatRatePercent,
    priceBookVersion: text('Version of the price book these figures come from.'),
  },
  { title: 'InternalDoorFindResponse', description: 'The doors that meet the needs of a customer.' },
);
export type FindResponse = Static<typeof FindResponse>;
