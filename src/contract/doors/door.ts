import Type, { type Static, type TObject, type TProperties, type TUnsafe } from 'typebox';
import { bifoldChoices, doorTypeKeys } from '../../domain/book/door-types.ts';
import { doorFields, type DoorField, type DoorStrings } from '../../domain/doors/fields.ts';
import { bounds } from '../bounds.ts';
import { label, listOf, oneOfOrBlank, text, words } from '../fields.ts';
import { type AnsweredExtras, extras, extrasInWords } from './extras.ts';

/** Descriptions of a door's fields. */
const about: Readonly<Record<DoorField, string>> = {
  preset:
    'Name of a preset: single- or double- followed by no-panels, left-panel, right-panel or both-panels. Any other text is a free label without effect. Given fields beat the preset.',
  doorType:
    'Display label of the type, e.g. "Pivot door", or Single or Double. Read only when doorTypeKey is not given.',
  doorTypeKey: 'Door type. When left out: the type of doorType or preset, else SINGLE_HINGED.',
  opWidth:
    'Width of the wall opening in mm, as digits, e.g. "1800". When left out a standard width is assumed.',
  opHeight:
    'Height of the wall opening in mm, as digits, e.g. "2100". When left out a standard height is assumed.',
  doorLeafWidth:
    'Width in mm of one leaf, or of the active leaf. Required with side panels and for active/passive doors when opWidth is given without a known preset; otherwise the opening decides.',
  doorHeightMm:
    'Height in mm of the door below a transom. Required with a transom when opHeight is given. Smaller than opHeight without topPanel: a transom is implied.',
  leftPanels: `Number of fixed glazed side panels left of the door: "0" to "${bounds.mostPanelsPerSide}".`,
  rightPanels: `Number of fixed glazed side panels right of the door: "0" to "${bounds.mostPanelsPerSide}".`,
  topPanel:
    'Transom (glazed panel above the door): yes or no; 1, true, y, on, 0, false, n, off, none work too.',
  bifoldConfig:
    'Number of leaves of a bi-fold door: 2L, 3L or 4L. Required for BIFOLD, without effect elsewhere.',
};

const labelled = (field: DoorField) => Type.Optional(label(about[field]));
const counted = (field: DoorField) => Type.Optional(words(about[field]));
const written = { maxLength: bounds.longestSizeText };
const size = (field: DoorField) => Type.Optional(text(about[field], { format: 'millimetres', ...written }));
const sizeInWords = (field: DoorField) => Type.Optional(text(about[field], written));

const properties = {
  preset: labelled('preset'),
  doorType: labelled('doorType'),
  doorTypeKey: Type.Optional(oneOfOrBlank(doorTypeKeys, about.doorTypeKey)),
  opWidth: size('opWidth'),
  opHeight: size('opHeight'),
  doorLeafWidth: size('doorLeafWidth'),
  doorHeightMm: size('doorHeightMm'),
  leftPanels: counted('leftPanels'),
  rightPanels: counted('rightPanels'),
  topPanel: counted('topPanel'),
  bifoldConfig: Type.Optional(oneOfOrBlank(bifoldChoices, about.bifoldConfig)),
  design: Type.Optional(
    text(
      'The whole door in one short text, as links carry it: every answered door has it. Given alone it is that door; fields given beside it override it.',
      { format: 'door-design', maxLength: bounds.longestDesign },
    ),
  ),
  ...extras,
};

const theDoor = {
  title: 'Door',
  description:
    'An internal door. Blank means not given. A door of an answer is complete and can be sent as it stands wherever a door is taken, at the same price.',
};

/** One schema for requests and responses, so that a door from any response can be sent to any operation. */
export const Door = Type.Object(properties, theDoor);
export type Door = Static<typeof Door>;

/** A door in an enquiry. Sizes and extras are free text, stored as typed: validation must not lose a lead. */
export const DoorInWords = Type.Object(
  {
    ...properties,
    opWidth: sizeInWords('opWidth'),
    opHeight: sizeInWords('opHeight'),
    doorLeafWidth: sizeInWords('doorLeafWidth'),
    doorHeightMm: sizeInWords('doorHeightMm'),
    ...extrasInWords,
  },
  {
    title: 'DoorInWords',
    description:
      'An internal door, as in an estimate, with sizes and extras in any words: what is no size or extra of ours is kept as it was said.',
  },
);

export type DoorInWords = Static<typeof DoorInWords>;

/** A door's fields in a response: all are required, so that the door can be sent back as it is. */
type AnsweredFields = { -readonly [Field in DoorField]: DoorStrings[Field] } & AnsweredExtras & {
    design: string;
  };

/**
 * Schema of a door in a response: all fields of a request, so that it can be sent back, and additional
 * fields.
 */
export function answeredDoor<Own extends TProperties>(
  own: Own,
  options: { readonly title: string; readonly description?: string },
) {
  const required = [...doorFields, 'design'];
  // Repeated here, because client generators do not apply `required` to fields of another schema.
  const design = text('The whole door in one short text.');
  const schema: unknown = Type.Intersect([Door, Type.Object({ ...own, design })], { ...options, required });
  // TypeScript cannot derive the required fields from this schema, so their type is stated.
  return schema as TUnsafe<AnsweredFields & Static<TObject<Own>>>;
}

/** Names of the additional fields of a door in a response. Callers that send the door back send them too. */
export const fieldsBesidesInput = (answered: unknown): ReadonlySet<string> =>
  new Set(Object.keys((answered as { allOf: [unknown, TObject] }).allOf[1].properties));

export const Assumed = listOf(
  Type.Enum([...doorFields], { type: 'string' }),
  'Names of the fields that were not given and were filled with the standard layout.',
);

/** Links to a door. They contain the whole door: nothing is stored. */
export const doorLinkFields = {
  drawingUrl: text('Picture of the door to scale, as SVG.'),
  imageUrl: text('The same picture as PNG.'),
  configuratorUrl: text('Page where a person can look at the door and change it.'),
};
export type DoorLinks = Record<keyof typeof doorLinkFields, string>;

/** A door without a price, in a response. */
export const AnsweredDoor = answeredDoor(
  { assumed: Type.Optional(Assumed), ...doorLinkFields },
  {
    title: 'AnsweredDoor',
    description:
      'A complete door, ready to be sent as it is. Only a door that the caller sent carries assumed.',
  },
);
export type AnsweredDoor = Static<typeof AnsweredDoor>;
