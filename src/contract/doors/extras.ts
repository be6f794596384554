import Type, { type Static } from 'typebox';
import { barsPattern } from '../../domain/extras/bars.ts';
import {
  type ExtraField,
  longestRoom,
  mostPieces,
  mostPiecesOfADoor,
  yesNoPattern,
} from '../../domain/extras/extras.ts';
import { hingeSides, openingDirections } from '../../domain/design/design.ts';
import type { Appearance } from '../../domain/design/design.ts';
import { bounds } from '../bounds.ts';
import { decimal, label, listOf, oneOfOrBlank, orNull, size, text, whole } from '../fields.ts';

/**
 * Descriptions of the extras. Their values are checked against the price book, which says what is offered.
 */
const aboutExtras: Readonly<Record<ExtraField, string>> = {
  glazingBars:
    'Glazing bars: columns × rows of panes in each leaf and side panel, e.g. "2x4"; "1x1" is none.',
  glass: 'Key of a glass that limits lists, e.g. SATIN. When left out clear safety glass.',
  frameColor:
    'Finish: "RAL 7016", a HEX colour or a plain name such as anthracite. When left out the standard finish.',
  handle: 'Key of a handle that limits lists, e.g. LEVER. When left out none.',
  lock: 'Whether it has a lock: yes or no.',
  quantity: `Number of such doors, 1 to ${mostPiecesOfADoor}; at most ${mostPieces} pieces in a request.`,
  room: `Where it goes, e.g. Kitchen; at most ${longestRoom} characters.`,
};

const aboutAppearance = {
  hingeSide: 'Where the hinges are, or the way it slides: left or right, seen from the room.',
  opening: 'Whether it opens in or out, seen from the room.',
  wallHeight: 'Height of the wall in mm; it is drawn and does not change the door.',
};

const orBlank = (pattern: string) => `${pattern}|^\\s*$`;
const quantityPattern = `^\\s*([1-9]|[1-4][0-9]|${mostPiecesOfADoor})\\s*$`;

/** Add new fields at the end: the order of the fields is part of the hash that recognises a retry. */
export const extras = {
  wallHeight: Type.Optional(
    Type.Union(
      [
        Type.Number({ minimum: bounds.shortestSize, maximum: bounds.longestSize }),
        Type.String({ format: 'millimetres', maxLength: bounds.longestSizeText }),
      ],
      { description: aboutAppearance.wallHeight },
    ),
  ),
  frameColor: Type.Optional(label(aboutExtras.frameColor)),
  hingeSide: Type.Optional(oneOfOrBlank(hingeSides, aboutAppearance.hingeSide)),
  opening: Type.Optional(oneOfOrBlank(openingDirections, aboutAppearance.opening)),
  glazingBars: Type.Optional(text(aboutExtras.glazingBars, { pattern: orBlank(barsPattern) })),
  glass: Type.Optional(label(aboutExtras.glass)),
  handle: Type.Optional(label(aboutExtras.handle)),
  lock: Type.Optional(text(aboutExtras.lock, { pattern: yesNoPattern })),
  quantity: Type.Optional(
    Type.Union(
      [
        Type.Integer({ minimum: 1, maximum: mostPiecesOfADoor }),
        Type.String({ pattern: orBlank(quantityPattern) }),
      ],
      { description: aboutExtras.quantity },
    ),
  ),
  room: Type.Optional(text(aboutExtras.room, { maxLength: longestRoom })),
};

/** Schema of an extra in an enquiry: free text, because an unknown wish must not lose a lead. */
const wish = (description: string) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength: bounds.longestWords }), Type.Number(), Type.Boolean()], {
      description,
    }),
  );

export const extrasInWords = {
  glazingBars: wish(aboutExtras.glazingBars),
  glass: wish(aboutExtras.glass),
  frameColor: wish(aboutExtras.frameColor),
  handle: wish(aboutExtras.handle),
  lock: wish(aboutExtras.lock),
  quantity: wish(aboutExtras.quantity),
  room: wish(aboutExtras.room),
  hingeSide: wish(aboutAppearance.hingeSide),
  opening: wish(aboutAppearance.opening),
  wallHeight: wish(aboutAppearance.wallHeight),
};

/** The chosen extras of a door, in a response. */
export type AnsweredExtras = Partial<Record<Exclude<ExtraField, 'quantity'>, string>> &
  Partial<Omit<Appearance, 'wallHeight'>> & {
    readonly quantity?: number | string;
    readonly wallHeight?: number;
  };

const key = text('To be sent as it is.');
const named = text('What it is called on the price list.');
const weeks = whole('Weeks it adds to the lead time of a door; the slowest extra counts.', { minimum: 0 });
const eachEur = decimal('Price of one in EUR without VAT.');

/** Schema of the extras that are offered, part of the limits. */
export const ExtrasOffered = Type.Object(
  {
    glazingBars: orNull(
      Type.Object({
        perMetreEur: decimal('Price of a metre of bar in EUR without VAT.'),
        mostColumns: whole('The most columns of panes.'),
        mostRows: whole('The most rows of panes.'),
        weeks,
      }),
      'Glazing bars; null where none are offered.',
    ),
    glass: listOf(
      Type.Object({
        key,
        label: named,
        perSquareMetreEur: decimal('Price of a square metre in EUR without VAT.'),
        weeks,
      }),
      'Kinds of glass.',
    ),
    finish: orNull(
      Type.Object({
        standard: listOf(Type.String(), 'Finishes without a charge.'),
        percent: whole('Charge for any other finish, in per cent of the price without extras.'),
        leastEur: decimal('The least it costs, in EUR without VAT.'),
        weeks,
      }),
      'Finishes; null where only the standard one is offered.',
    ),
    handles: listOf(Type.Object({ key, label: named, eachEur, weeks }), 'Handles.'),
    lock: orNull(Type.Object({ eachEur, weeks }), 'A lock; null where none is offered.'),
    mostPieces: size('The most pieces of a request, all quantities added up.'),
  },
  { description: 'What can be chosen for a door besides its layout, with net prices.' },
);
export type ExtrasOffered = Static<typeof ExtrasOffered>;
