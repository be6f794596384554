import type { LimitsResponse } from '../../contract/doors/limits.ts';
import { presetNames, presetLayouts } from '../../domain/doors/presets.ts';
import type { DoorTypeKey } from '../../domain/book/door-types.ts';
import { aloneRange } from '../../domain/doors/width-check.ts';
import { tallestOpening } from '../../domain/doors/height-check.ts';
import { type DoorModel, labelOf, modelsOfType, type PriceBook } from '../../domain/book/price-book.ts';
import { mostPieces } from '../../domain/extras/extras.ts';
import type { ExtrasOffer } from '../../domain/extras/offer.ts';
import { type Range, toDecimal } from '../../domain/units.ts';
import { capitalise } from '../../domain/wording/format.ts';
import { panelsName, typeName } from '../../domain/wording/names.ts';

type TypeLimits = LimitsResponse['doorTypes'][number];

/** The limits of a price book, for callers that build a form before they request prices. */
export function describeLimits(book: PriceBook): LimitsResponse {
  const types = new Set(book.models.map(({ type }) => type));
  return {
    doorTypes: [...types].map((type) => limitsOf(book, type)),
    sidePanels: { width: bounds(book.sidePanel.size), maximumPerSide: book.sidePanel.maximumPerSide },
    transom: { height: bounds(book.transom.size) },
    maximumOpeningWidthMm: book.maximumOpeningWidth,
    extras: offered(book.extras),
    presets: presetNames.map((preset) => {
      const { type, left, right } = presetLayouts[preset];
      const meaning = `${capitalise(typeName(type))} with ${panelsName({ left, right })}`;
      return { preset, doorTypeKey: type, leftPanels: left, rightPanels: right, meaning };
    }),
    conditionallyRequired: [
      {
        field: 'doorLeafWidth',
        requiredWhen:
          'opWidth is given and there are side panels or an active and a passive leaf, unless a preset is given.',
      },
      { field: 'doorHeightMm', requiredWhen: 'opHeight is given and there is a transom.' },
      { field: 'bifoldConfig', requiredWhen: 'doorTypeKey is BIFOLD.' },
    ],
    priceBookVersion: book.version,
  };
}

function offered({ glazingBars, glass, finish, handles, lock }: ExtrasOffer): LimitsResponse['extras'] {
  return {
    glazingBars: glazingBars && {
      perMetreEur: toDecimal(glazingBars.perMetre),
      mostColumns: glazingBars.mostColumns,
      mostRows: glazingBars.mostRows,
      weeks: glazingBars.weeks,
    },
    glass: glass.map(({ key, label, price, weeks }) => ({ key, label, perSquareMetreEur: price, weeks })),
    finish: finish && {
      standard: [...finish.standard],
      percent: finish.percent,
      leastEur: toDecimal(finish.least),
      weeks: finish.weeks,
    },
    handles: handles.map(({ key, label, price, weeks }) => ({
      key,
      label,
      eachEur: toDecimal(price),
      weeks,
    })),
    lock: lock && { eachEur: toDecimal(lock.each), weeks: lock.weeks },
    mostPieces,
  };
}

function limitsOf(book: PriceBook, type: DoorTypeKey): TypeLimits {
  const models = modelsOfType(book, type);
  const [passiveLeaf] = models.map((model) => model.passiveLeaf);
  const height = hull(models.map((model) => model.height));
  return {
    doorTypeKey: type,
    label: labelOf(book, type),
    leaves: models.map(({ leaves }) => leaves),
    leafWidth: hull(models.map(({ leaf }) => leaf)),
    passiveLeafWidth: passiveLeaf ? bounds(passiveLeaf) : null,
    doorWidth: hull(models.map(aloneRange)),
    doorHeight: height,
    openingHeight: {
      minMm: height.minMm,
      maxMm: Math.max(...models.map((model) => tallestOpening(book, model))),
    },
    bifoldConfigs: models.flatMap(bifoldLimits),
  };
}

const bifoldLimits = (model: DoorModel): TypeLimits['bifoldConfigs'] =>
  model.bifoldConfig
    ? [{ bifoldConfig: model.bifoldConfig, leaves: model.leaves, doorWidth: bounds(aloneRange(model)) }]
    : [];

const bounds = ({ min, max }: Range) => ({ minMm: min, maxMm: max });

/**
 * The smallest range that contains all the given ranges: a bi-fold door is one type, but has a range for each
 * leaf count.
 */
const hull = (ranges: readonly Range[]) => ({
  minMm: Math.min(...ranges.map(({ min }) => min)),
  maxMm: Math.max(...ranges.map(({ max }) => max)),
});
