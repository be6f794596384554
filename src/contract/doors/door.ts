import Type, { type Static } from 'typebox';
import { bifoldChoices, doorTypeKeys } from '../../domain/book/door-types.ts';
import { doorFields, type DoorField } from '../../domain/doors/fields.ts';
import { sizePattern } from '../../domain/doors/wire.ts';
import { bounds } from '../bounds.ts';
import { listOf, oneOf, text } from '../fields.ts';

/** What each field of a door means to whoever writes it. */
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

/** Answers have this where nothing is known, and requests may have it too: any door of an answer can be sent back. */
const notGiven = '';

const size = (field: DoorField) => Type.Optional(text(about[field], { pattern: sizePattern }));
const words = (field: DoorField) => Type.Optional(text(about[field]));

export const InternalDoorEstimateDoor = Type.Object(
  {
    preset: words('preset'),
    doorType: words('doorType'),
    doorTypeKey: Type.Optional(oneOf([...doorTypeKeys, notGiven], about.doorTypeKey)),
    opWidth: size('opWidth'),
    opHeight: size('opHeight'),
    doorLeafWidth: size('doorLeafWidth'),
    doorHeightMm: size('doorHeightMm'),
    leftPanels: words('leftPanels'),
    rightPanels: words('rightPanels'),
    topPanel: words('topPanel'),
    bifoldConfig: Type.Optional(oneOf([...bifoldChoices, notGiven], about.bifoldConfig)),
  },
  {
    title: 'InternalDoorEstimateDoor',
    description: 'An internal door as a caller describes it. All fields are strings; blank means not given.',
  },
);
export type InternalDoorEstimateDoor = Static<typeof InternalDoorEstimateDoor>;

/** The fields of a door that goes out: all of them, always, so that it can be sent back as it is. */
export const echoedDoorFields = {
  preset: text('The preset that was sent; "" where there was none.'),
  doorType: text('Label of the type on the price list; what was sent where it is unknown.'),
  doorTypeKey: text('Key of the type; "" where it is unknown.'),
  opWidth: text('Width of the wall opening in mm.'),
  opHeight: text('Height of the wall opening in mm.'),
  doorLeafWidth: text(
    'Width of one leaf in mm, or of the active leaf; "" only where it is required and missing.',
  ),
  doorHeightMm: text(
    'Height of the door in mm: below the transom, or that of the opening; "" where it is missing.',
  ),
  leftPanels: text('Number of side panels left of the door.'),
  rightPanels: text('Number of side panels right of the door.'),
  topPanel: text('Whether there is a transom: yes or no.'),
  bifoldConfig: text('Leaves of a bi-fold door, 2L, 3L or 4L; "" for other types.'),
} satisfies Record<DoorField, unknown>;

export const Assumed = listOf(
  Type.Enum([...doorFields], { type: 'string' }),
  'Names of the fields that were not given and were filled with the standard layout.',
);

/** Links that hold the door in themselves: they work without anything being stored. */
export const doorLinkFields = {
  drawingUrl: text('Picture of the door to scale, as SVG.'),
  imageUrl: text('The same picture as PNG.'),
  configuratorUrl: text('Page where a person can look at the door and change it.'),
};
export type DoorLinks = Record<keyof typeof doorLinkFields, string>;

export const EchoedDoor = Type.Object(
  { ...echoedDoorFields, ...doorLinkFields },
  { description: 'A complete door, ready to be sent to estimate, where it has the same price.' },
);
export type EchoedDoor = Static<typeof EchoedDoor>;
