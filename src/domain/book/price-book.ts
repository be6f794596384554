import type { ExtrasOffer } from '../extras/offer.ts';
import type { AreaSteps, Cents, Millimetres, Range, Rate } from '../units.ts';
import type { BifoldConfig, DoorTypeKey } from './door-types.ts';

/** The figures of one door type, or of the bi-fold with one number of leaves. */
export interface DoorModel {
  readonly type: DoorTypeKey;
  readonly bifoldConfig: BifoldConfig | null;
  readonly label: string;
  readonly leaves: number;
  readonly leaf: Range;
  readonly preferredLeaf: Millimetres;
  /**
   * Range of the width of a second leaf that is narrower than the first; null for types without such a leaf.
   */
  readonly passiveLeaf: Range | null;
  /** Range of leaf heights. */
  readonly height: Range;
  readonly rate: Rate;
  readonly base: Cents;
  readonly minimumArea: AreaSteps;
  readonly overlap: Millimetres;
  /** Width that frame, handles and stacked leaves take from the clear width; null for fixed panels. */
  readonly clearDeduction: Millimetres | null;
  readonly weeks: number;
}

/** Terms of glass around the door: a side panel or a transom. */
export interface GlassTerms {
  readonly size: Range;
  readonly rate: Rate;
  readonly each: Cents;
  readonly minimumArea: AreaSteps;
}

export interface SavingTerms {
  readonly minimumSaving: Cents;
  readonly minimumSavingPercent: number;
  readonly minimumClear: Millimetres;
}

export interface PriceBook {
  readonly version: string;
  readonly currency: string;
  /** VAT rate from the maker's card; all other figures of the book are net. */
  readonly vatRatePercent: number;
  readonly maximumOpeningWidth: Millimetres;
  readonly sidePanel: GlassTerms & { readonly maximumPerSide: number };
  readonly transom: GlassTerms;
  readonly labels: ReadonlyMap<DoorTypeKey, string>;
  /** Models in the type order of the book; bi-folds are sorted by number of leaves. */
  readonly models: readonly DoorModel[];
  readonly leadTime: {
    readonly manyPiecesFrom: number;
    readonly manyPiecesWeeks: number;
    /** In ascending order: an order of up to `doors` doors takes `weeks` longer. */
    readonly byDoorCount: readonly { readonly doors: number; readonly weeks: number }[];
  };
  readonly extras: ExtrasOffer;
  readonly recommend: {
    readonly fullWidthPercent: number;
    readonly standard: SavingTerms;
    readonly budget: SavingTerms;
  };
}

/** VAT rate if the maker's card has none: the Irish rate for goods supplied without fitting. */
export const standardVatRatePercent = 23;

/** Fingerprint of the prices: with equal fingerprints, the same door has the same price. */
export const pricesMark = ({ version, vatRatePercent }: PriceBook): string => `${version} ${vatRatePercent}`;

export const labelOf = (book: PriceBook, type: DoorTypeKey): string => book.labels.get(type) ?? type;

export const modelOf = (
  book: PriceBook,
  type: DoorTypeKey,
  bifoldConfig: BifoldConfig | null,
): DoorModel | undefined =>
  book.models.find((model) => model.type === type && model.bifoldConfig === bifoldConfig);

export const modelsOfType = (book: PriceBook, type: DoorTypeKey): readonly DoorModel[] =>
  book.models.filter((model) => model.type === type);
