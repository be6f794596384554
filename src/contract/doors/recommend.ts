import Type, { type Static } from 'typebox';
import { AnsweredDoor, Door } from './door.ts';
import { sizeText } from '../bounds.ts';
import { detailFields } from './completion.ts';
import { estimatedPrices, vatRatePercent } from './prices.ts';
import { decimal, listOf, orNull, size, text, yesOrNo } from '../fields.ts';
import { sentence } from './sentence.ts';

export const Opening = Type.Object(
  {
    widthMm: size(`Width of the wall opening in mm, ${sizeText}.`),
    heightMm: size(`Height of the wall opening in mm, ${sizeText}.`),
  },
  { description: 'The wall opening. It replaces opWidth and opHeight of the selected door.' },
);

const needsFullWidthAccess = 'Whether nearly all of the opening has to be free to walk through.';
const budgetSensitive = 'Whether small savings count and a narrower way through is acceptable.';

export const RecommendRequest = Type.Object(
  {
    opening: Opening,
    selectedDoor: Door,
    preferences: Type.Optional(
      Type.Object(
        {
          needsFullWidthAccess: Type.Optional(yesOrNo(needsFullWidthAccess)),
          budgetSensitive: Type.Optional(yesOrNo(budgetSensitive)),
        },
        { description: 'What matters to the customer; both false when left out.' },
      ),
    ),
  },
  {
    title: 'InternalDoorRecommendRequest',
    description: 'An opening and the door the customer has in mind for it. No personal data is needed.',
  },
);
export type RecommendRequest = Static<typeof RecommendRequest>;

export const Option = Type.Object(
  {
    id: text('Identifies the option within this response, e.g. single-hinged-l0r1.'),
    label: text('Name of the layout for the customer.'),
    selected: yesOrNo('Whether this is the door the customer has now.'),
    valid: yesOrNo('Whether it can be made; only the selected one may not be.'),
    door: AnsweredDoor,
    ...estimatedPrices,
    chargeableAreaM2: decimal('Chargeable area in m²; 0 when it cannot be made.'),
    savingsComparedToSelected: decimal(
      'Selected price minus this one, in EUR without VAT; negative when dearer, 0 when the selected cannot be made.',
    ),
    savingsComparedToSelectedInclVat: decimal('The same with VAT: the difference of the prices with VAT.'),
    savingsPercentComparedToSelected: decimal(
      'The net saving in per cent of the selected price, to one decimal.',
    ),
    pros: listOf(sentence(), 'What speaks for it, in sentences for the customer.'),
    tradeoffs: listOf(sentence(), 'What speaks against it, in sentences for the customer.'),
    validationMessage: orNull(
      sentence(),
      'Why it has no price, for the customer: what cannot be made, or which details are missing; null when it has one.',
    ),
    missing: Type.Optional(detailFields.missing),
    completion: Type.Optional(detailFields.completion),
  },
  { title: 'InternalDoorOption' },
);
export type Option = Static<typeof Option>;

export const RecommendResponse = Type.Object(
  {
    opening: Opening,
    selectedOptionId: text(
      'Id of the option that is the selected door; empty where the selected door was empty.',
    ),
    recommendedOptionId: orNull(
      Type.String(),
      'Id of the recommended option; null when the selected door is best or nothing suits.',
    ),
    reason: sentence('Why it is recommended, or why nothing is, for the customer.'),
    preferences: Type.Object(
      {
        needsFullWidthAccess: yesOrNo(needsFullWidthAccess),
        budgetSensitive: yesOrNo(budgetSensitive),
      },
      { description: 'The preferences that were applied.' },
    ),
    options: listOf(
      Option,
      'The selected door first, unless it was empty, then what may be recommended by price, then what else can be made.',
    ),
    vatRatePercent,
    priceBookVersion: text('Version of the price book these figures come from.'),
  },
  {
    title: 'InternalDoorRecommendResponse',
    description: 'Layouts for one opening, compared with the selected one.',
  },
);
export type RecommendResponse = Static<typeof RecommendResponse>;
