import type { AreaSteps, Cents, Millimetres, Range, Rate } from '../units.ts';
import type { BifoldConfig, DoorTypeKey } from './door-types.ts';

/** All figures of one type, or of one leaf count of the bi-fold. */
export interface DoorModel {
  readonly type: DoorTypeKey;
  readonly bifoldConfig: BifoldConfig | null;
  readonly label: string;
  readonly leaves: number;
  readonly leaf: Range;
  readonly preferredLeaf: Millimetres;
  /** The range of the second leaf if narrower than the first's; null for other types. */
  readonly passiveLeaf: Range | null;
  /** Range of leaf heights. */
  readonly height: Range;
  readonly rate: Rate;
  readonly base: Cents;
  readonly minimumArea: AreaSteps;
  readonly overlap: Millimetres;
  /** What frame, handles and stacked leaves take from the clear width; null for fixed panels. */
  readonly clearDeduction: Millimetres | null;
  readonly weeks: number;
}

/** Glass around the door: a side panel or a transom. */
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
  /** In the book's type order, the bi-folds by their number of leaves. */
  readonly models: readonly DoorModel[];
  readonly leadTime: {
    readonly manyPiecesFrom: number;
    readonly manyPiecesWeeks: number;
    /** Ascending: orders of up to `doors` take `weeks` more. */
    readonly byDoorCount: readonly { readonly doors: number; readonly weeks: number }[];
  };
  readonly recommend: {
    readonly fullWidthPercent: number;
    readonly standard: SavingTerms;
    readonly budget: SavingTerms;
  };
}

/** The rate in Ireland for goods that are supplied without fitting; where the maker's card names none. */
export const standardVatRatePercent = 23;

/** Equal marks mean the same price for the same door. */
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
