import Type, { type Static } from 'typebox';
import { listOf, oneOf, orNull, text, whole } from '../fields.ts';
import { bifoldChoices, doorTypeKeys } from '../../domain/book/door-types.ts';
import { ExtrasOffered } from './extras.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { presetNames } from '../../domain/doors/presets.ts';

const Bounds = (description: string) =>
  Type.Object({ minMm: whole('The least, in mm.'), maxMm: whole('The most, in mm.') }, { description });

const doorWidth = 'Width of the opening the door fills by itself, without side panels.';

const DoorTypeKey = oneOf(doorTypeKeys, 'Key of the type.');

const BifoldLimits = Type.Object(
  {
    bifoldConfig: oneOf(bifoldChoices, 'To be sent as it is.'),
    leaves: whole('Number of leaves.'),
    doorWidth: Bounds(doorWidth),
  },
  { description: 'One number of leaves a bi-fold door can have.' },
);

const DoorTypeLimits = Type.Object(
  {
    doorTypeKey: DoorTypeKey,
    label: text('What the type is called on the price list.'),
    leaves: listOf(Type.Integer(), 'Numbers of leaves it comes with.'),
    leafWidth: Bounds('Width of one leaf, or of the active leaf.'),
    passiveLeafWidth: orNull(
      Bounds('Width of the passive leaf.'),
      'Width of the passive leaf, which is narrower than the active one; null for other types.',
    ),
    doorWidth: Bounds(`${doorWidth} Beyond that, side panels are needed.`),
    doorHeight: Bounds('Height of the door. Beyond that, a transom is needed above it.'),
    openingHeight: Bounds('Height of the opening, a transom included.'),
    bifoldConfigs: listOf(
      BifoldLimits,
      'For bi-fold doors: what bifoldConfig can be; empty for other types.',
    ),
  },
  { description: 'What can be made of one type.' },
);

const PresetMeaning = Type.Object(
  {
    preset: oneOf(presetNames, 'To be sent as it is.'),
    doorTypeKey: DoorTypeKey,
    leftPanels: whole('Side panels left of the door.'),
    rightPanels: whole('Side panels right of the door.'),
    meaning: text('The same in words.'),
  },
  { description: 'A short name for a common layout. Given fields beat it.' },
);

const ConditionalField = Type.Object({
  field: oneOf(doorFields, 'Name of the field of a door.'),
  requiredWhen: text('Condition under which the field is required.'),
});

export const LimitsResponse = Type.Object(
  {
    doorTypes: listOf(DoorTypeLimits, 'All types, in the order of the price list.'),
    sidePanels: Type.Object(
      {
        width: Bounds('Width of one side panel; all panels of a door are equally wide.'),
        maximumPerSide: whole('The most there can be on one side of the door.'),
      },
      { description: 'Fixed glazed panels beside the door.' },
    ),
    transom: Type.Object(
      { height: Bounds('Height of the transom.') },
      { description: 'A fixed glazed panel above the door.' },
    ),
    maximumOpeningWidthMm: whole(
      'Width of the widest opening there is a door for, side panels included, in mm.',
    ),
    extras: ExtrasOffered,
    presets: listOf(PresetMeaning, 'What each preset stands for.'),
    conditionallyRequired: listOf(
      ConditionalField,
      'Fields of a door that have to be given in some cases; all others may be left out.',
    ),
    priceBookVersion: text('Version of the price book these figures come from.'),
  },
  { title: 'InternalDoorLimitsResponse', description: 'What internal glazed doors can be made.' },
);
export type LimitsResponse = Static<typeof LimitsResponse>;
