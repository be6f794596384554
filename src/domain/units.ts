/** The engine computes in integers. Branded types keep millimetres, areas and cents apart. */
declare const unit: unique symbol;
type Whole<Unit extends string> = number & { readonly [unit]: Unit };

export type Millimetres = Whole<'mm'>;
/** Hundredths of a square metre, the unit of charged area. */
export type AreaSteps = Whole<'0.01 m²'>;
export type Cents = Whole<'cent'>;
/** Euro per square metre, which equals cents per hundredth of a square metre. */
export type Rate = Whole<'EUR/m²'>;

export interface Range {
  readonly min: Millimetres;
  readonly max: Millimetres;
}

const squareMillimetresPerStep = 10_000;
const centsPerEuro = 100;

export const mm = (value: number): Millimetres => value as Millimetres;
export const areaSteps = (value: number): AreaSteps => value as AreaSteps;
export const cents = (value: number): Cents => value as Cents;
export const rate = (value: number): Rate => value as Rate;

/** Area of one of `pieces` equal parts of a rectangle, rounded up once, at the end. */
export const areaOf = (width: number, height: number, pieces = 1): AreaSteps =>
  areaSteps(Math.ceil((width * height) / (pieces * squareMillimetresPerStep)));

export const charge = (area: AreaSteps, per: Rate): Cents => cents(area * per);

export const toWholeEuro = (amount: Cents): Cents =>
  cents(Math.floor((amount + centsPerEuro / 2) / centsPerEuro) * centsPerEuro);

export const clamp = (value: number, { min, max }: { min: number; max: number }): Millimetres =>
  mm(Math.min(Math.max(value, min), max));

export const within = (value: number, range: Range): boolean => value >= range.min && value <= range.max;

/** Converts hundredths to the decimal number of a response, as the last step. */
export const toDecimal = (hundredths: AreaSteps | Cents): number => hundredths / 100;
