import { PriceBookFile } from '../../contract/doors/price-book.ts';
import { bifoldChoices, type BifoldConfig, type DoorTypeKey } from '../../domain/book/door-types.ts';
import {
  type DoorModel,
  type GlassTerms,
  type PriceBook,
  type SavingTerms,
  standardVatRatePercent,
} from '../../domain/book/price-book.ts';
import { type Choice, type ExtrasOffer, noOffer } from '../../domain/extras/offer.ts';
import { readFinish } from '../../domain/extras/finish.ts';
import { areaSteps, cents, mm, rate } from '../../domain/units.ts';
import { checkShape, type Checked } from './checked.ts';
import { findBookFaults } from './price-book-faults.ts';

type ExtrasFile = NonNullable<PriceBookFile['extras']>;
type TypeFile = PriceBookFile['types'][DoorTypeKey];
type LeafCountFile = PriceBookFile['types']['BIFOLD']['configs'][BifoldConfig];

/** Parses a price book file, or returns all its faults. The engine computes in integers. */
export function readPriceBook(json: unknown): Checked<PriceBook> {
  const file = checkShape(PriceBookFile, json);
  if (!file.ok) return file;
  const faults = findBookFaults(file.value);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: toPriceBook(file.value) };
}

function toPriceBook(file: PriceBookFile): PriceBook {
  const { sidePanel, transom, leadTime, recommend } = file;
  return {
    version: file.version,
    currency: file.currency,
    vatRatePercent: standardVatRatePercent,
    maximumOpeningWidth: mm(file.maxOpeningWidthMm),
    sidePanel: {
      size: { min: mm(sidePanel.minWidth), max: mm(sidePanel.maxWidth) },
      maximumPerSide: sidePanel.maxPerSide,
      ...glassCharges(sidePanel),
    },
    transom: { size: { min: mm(transom.minHeight), max: mm(transom.maxHeight) }, ...glassCharges(transom) },
    labels: new Map(file.typeOrder.map((type) => [type, file.types[type].label])),
    models: file.typeOrder.flatMap((type) => toModels(type, file.types[type])),
    leadTime: {
      manyPiecesFrom: leadTime.manyPanelsFrom,
      manyPiecesWeeks: leadTime.manyPanelsWeeks,
      byDoorCount: leadTime.byDoorCount.map(([doors = 0, weeks = 0]) => ({ doors, weeks })),
    },
    extras: file.extras ? toOffer(file.extras) : noOffer,
    recommend: {
      fullWidthPercent: recommend.fullWidthPct,
      standard: toSavingTerms(recommend.default),
      budget: toSavingTerms(recommend.budget),
    },
  };
}

function toModels(type: DoorTypeKey, file: TypeFile): readonly DoorModel[] {
  return 'configs' in file
    ? bifoldChoices.map((config) => toModel(type, config, file, file.configs[config]))
    : [toModel(type, null, file, file)];
}

function toModel(
  type: DoorTypeKey,
  bifoldConfig: BifoldConfig | null,
  file: TypeFile,
  leafCount: LeafCountFile,
): DoorModel {
  return {
    type,
    bifoldConfig,
    label: file.label,
    leaves: leafCount.leaves,
    leaf: { min: mm(file.leafMin), max: mm(file.leafMax) },
    preferredLeaf: mm(file.leafPref),
    passiveLeaf: 'passiveMin' in file ? { min: mm(file.passiveMin), max: mm(file.passiveMax) } : null,
    height: { min: mm(file.minH), max: mm(file.maxLeafH) },
    rate: rate(file.rate),
    base: inCents(leafCount.base),
    minimumArea: inAreaSteps(leafCount.minArea),
    overlap: mm(file.overlap),
    clearDeduction: leafCount.clearDeduct === null ? null : mm(leafCount.clearDeduct),
    weeks: file.weeks,
  };
}

function toOffer({ glazingBars, glass = {}, finish, handles = {}, lock }: ExtrasFile): ExtrasOffer {
  return {
    glazingBars: glazingBars
      ? {
          perMetre: inCents(glazingBars.perMetre),
          mostColumns: glazingBars.maxColumns,
          mostRows: glazingBars.maxRows,
          weeks: glazingBars.weeks,
        }
      : null,
    glass: toChoices(glass, (kind) => rate(kind.rate)),
    finish: finish
      ? {
          standard: finish.standard.flatMap((colour) => readFinish(colour) ?? []),
          percent: finish.percent,
          least: inCents(finish.least),
          weeks: finish.weeks,
        }
      : null,
    handles: toChoices(handles, (kind) => inCents(kind.each)),
    lock: lock ? { each: inCents(lock.each), weeks: lock.weeks } : null,
  };
}

const toChoices = <File extends { readonly label: string; readonly weeks: number }, Price>(
  kinds: Readonly<Record<string, File>>,
  priceOf: (kind: File) => Price,
): readonly Choice<Price>[] =>
  Object.entries(kinds).map(([key, kind]) => ({
    key,
    label: kind.label,
    price: priceOf(kind),
    weeks: kind.weeks,
  }));

const glassCharges = (file: { rate: number; each: number; minArea: number }): Omit<GlassTerms, 'size'> => ({
  rate: rate(file.rate),
  each: inCents(file.each),
  minimumArea: inAreaSteps(file.minArea),
});

const toSavingTerms = (file: PriceBookFile['recommend']['default']): SavingTerms => ({
  minimumSaving: inCents(file.minSavingEur),
  minimumSavingPercent: file.minSavingPct,
  minimumClear: mm(file.minClearMm),
});

const inCents = (euro: number) => cents(euro * 100);
const inAreaSteps = (squareMetres: number) => areaSteps(Math.round(squareMetres * 100));
