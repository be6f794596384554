import Type, { type Static } from 'typebox';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import { bounds } from '../bounds.ts';
import { listOf, text, whole } from '../fields.ts';

const Length = whole('Millimetres.', { minimum: 0, maximum: bounds.longestSize });
const Euro = whole('Whole euro.', { minimum: 0, maximum: 1_000_000 });
const Area = Type.Number({ minimum: 0, maximum: 100, description: 'Square metres, in steps of 0.01.' });
const Weeks = whole('Weeks.', { minimum: 0, maximum: 104 });
const Percent = whole('Per cent.', { minimum: 0, maximum: 100 });

const leaf = {
  label: text('The name customers read.', { minLength: 1 }),
  leafMin: Length,
  leafMax: Length,
  leafPref: Length,
  minH: Length,
  maxLeafH: Length,
  rate: Euro,
  overlap: Length,
  weeks: Weeks,
};
const leafCount = {
  leaves: Type.Integer({ minimum: 1, maximum: 8 }),
  base: Euro,
  minArea: Area,
  clearDeduct: Type.Union([Length, Type.Null()], { description: 'Null where nothing opens.' }),
};
const glass = { rate: Euro, each: Euro, minArea: Area };

const PlainType = Type.Object({ ...leaf, ...leafCount });
const ActivePassiveType = Type.Object({ ...leaf, ...leafCount, passiveMin: Length, passiveMax: Length });
const LeafCount = Type.Object(leafCount);
const BifoldType = Type.Object({
  ...leaf,
  configs: Type.Object({ '2L': LeafCount, '3L': LeafCount, '4L': LeafCount }),
});
const chosen = { label: text('The name customers read.', { minLength: 1 }), weeks: Weeks };
/** Kinds of glass or handles, by the keys that callers send. */
const byKey = <Value extends Type.TSchema>(value: Value, description: string) =>
  Type.Record(Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,30}$' }), value, {
    additionalProperties: false,
    description,
  });

/** Extras with their prices. A missing extra is not offered. */
const Extras = Type.Object({
  glazingBars: Type.Optional(
    Type.Object({
      perMetre: Euro,
      maxColumns: Type.Integer({ minimum: 1, maximum: 99 }),
      maxRows: Type.Integer({ minimum: 1, maximum: 99 }),
      weeks: Weeks,
    }),
  ),
  glass: Type.Optional(byKey(Type.Object({ ...chosen, rate: Euro }), 'Kinds of glass.')),
  finish: Type.Optional(
    Type.Object({
      standard: listOf(text('A colour of RAL Classic, such as RAL 9005.'), 'Finishes without a charge.', {
        minItems: 1,
      }),
      percent: Percent,
      least: Euro,
      weeks: Weeks,
    }),
  ),
  handles: Type.Optional(byKey(Type.Object({ ...chosen, each: Euro }), 'Handles.')),
  lock: Type.Optional(Type.Object({ each: Euro, weeks: Weeks })),
});

const SavingTerms = Type.Object({ minSavingEur: Euro, minSavingPct: Percent, minClearMm: Length });

/** The price book as a file: figures in millimetres, square metres and whole euro. */
export const PriceBookFile = Type.Object(
  {
    version: text('Names this set of figures in every estimate.', { minLength: 1 }),
    currency: Type.Literal('EUR'),
    vat: Type.Literal('excluded'),
    supplyOnly: Type.Literal(true),
    areaStepM2: Type.Literal(0.01),
    priceStepEur: Type.Literal(1),
    maxOpeningWidthMm: Length,
    sidePanel: Type.Object({
      minWidth: Type.Integer({ minimum: bounds.shortestSize, maximum: bounds.longestSize }),
      maxWidth: Length,
      maxPerSide: Type.Integer({ minimum: 0, maximum: bounds.mostPanelsPerSide }),
      ...glass,
    }),
    transom: Type.Object({
      minHeight: Type.Integer({ minimum: bounds.shortestSize, maximum: bounds.longestSize }),
      maxHeight: Length,
      ...glass,
    }),
    typeOrder: listOf(Type.Enum([...doorTypeKeys]), 'Every type once, in listing order.'),
    types: Type.Object({
      SINGLE_HINGED: PlainType,
      DOUBLE_HINGED: PlainType,
      DOUBLE_HINGED_ACTIVE_PASSIVE: ActivePassiveType,
      SLIDING: PlainType,
      DOUBLE_SLIDING: PlainType,
      PIVOT: PlainType,
      FIX_PANEL: PlainType,
      BIFOLD: BifoldType,
    }),
    leadTime: Type.Object({
      manyPanelsFrom: Type.Integer({ minimum: 1 }),
      manyPanelsWeeks: Weeks,
      byDoorCount: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 }), {
        minItems: 1,
        description: 'Pairs of a number of doors and the weeks an order of up to that many takes more.',
      }),
    }),
    extras: Type.Optional(Extras),
    recommend: Type.Object({ fullWidthPct: Percent, default: SavingTerms, budget: SavingTerms }),
  },
  { title: 'PriceBookFile' },
);
export type PriceBookFile = Static<typeof PriceBookFile>;
