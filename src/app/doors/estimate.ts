import type {
  Breakdown,
  EstimatedDoor,
  EstimateResponse,
  ValidationIssue,
} from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { linkTextOf } from '../../domain/design/linked-design.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import type { Door } from '../../domain/doors/door.ts';
import { assess, type Assessment } from '../../domain/pricing/assess.ts';
import { doorWeeks, orderWeeks } from '../../domain/pricing/lead-time.ts';
import type { GlassCharge, Price } from '../../domain/pricing/price.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { cents, toDecimal } from '../../domain/units.ts';
import { validationMessage } from '../../domain/wording/issues.ts';
import { doorLinks } from './links.ts';
import { presentDetails } from './present-completion.ts';
import { presentRecovery } from './present-recovery.ts';
import { bothPrices } from './prices.ts';

/** A body of the contract, or any doors in a caller's terms, such as those of an earlier response. */
export interface DoorsToEstimate {
  readonly doors: readonly SentDoor[];
}

/**
 * Prices every door of a request; what cannot be made is explained and left out of total and lead time. Without a
 * public address the links of the doors are relative.
 */
export function estimate(book: PriceBook, { doors }: DoorsToEstimate, publicUrl = ''): EstimateResponse {
  const asked = doors.map((sent) => {
    const design = designOfSent(sent);
    return { design, assessment: assess(book, design.door) };
  });
  const assessments = asked.map(({ assessment }) => assessment);
  const priced = assessments.filter((assessment) => assessment.outcome === 'priced');
  const firstFailed = assessments.findIndex((assessment) => assessment.outcome !== 'priced');
  const failed = asked[firstFailed];
  return {
    priceEstimate: toDecimal(cents(priced.reduce((sum, { price }) => sum + price.total, 0))),
    priceEstimateInclVat: toDecimal(
      cents(priced.reduce((sum, { price }) => sum + withVat(book, price.total), 0)),
    ),
    vatRatePercent: book.vatRatePercent,
    leadTimeWeeks: orderWeeks(
      book,
      priced.map(({ door }) => door),
      doors.length,
    ),
    currency: book.currency,
    doorsCount: doors.length,
    valid: failed === undefined,
    validationIssue: failed ? presentIssue(failed.assessment, firstFailed) : null,
    recovery:
      failed?.assessment.outcome === 'unmakeable'
        ? presentRecovery(book, failed.assessment, failed.design.appearance, publicUrl)
        : null,
    doors: asked.map(({ design, assessment }) => presentDoor(book, design, assessment, publicUrl)),
    priceBookVersion: book.version,
  };
}

function presentDoor(
  book: PriceBook,
  design: DoorDesign,
  assessment: Assessment,
  publicUrl: string,
): EstimatedDoor {
  const { outcome, resolution } = assessment;
  const echoed = echoDoor(book, design.door, resolution);
  return {
    ...echoed,
    ...bothPrices(book, outcome === 'priced' ? assessment.price : null),
    valid: outcome === 'priced',
    validationMessage: validationMessage(assessment),
    ...presentDetails(book, design, assessment, publicUrl),
    assumed: resolution.door ? [...resolution.assumed] : [],
    breakdown: outcome === 'priced' ? presentBreakdown(book, assessment.door, assessment.price) : null,
    ...doorLinks(publicUrl, linkTextOf(echoed, resolution, design.appearance)),
  };
}

function presentIssue(assessment: Assessment, doorIndex: number): ValidationIssue | null {
  if (assessment.outcome === 'priced') return null;
  const { code, field, actual, min, max } = assessment.issue;
  const message = validationMessage(assessment) ?? '';
  return { code, field, doorIndex, message, actualMm: actual, minMm: min, maxMm: max };
}

type Line = Breakdown['lines'][number];

function presentBreakdown(book: PriceBook, door: Door, price: Price): Breakdown {
  return {
    chargeableAreaM2: toDecimal(price.chargeableArea),
    leadTimeWeeks: doorWeeks(book, door),
    lines: [
      { item: 'door', quantity: 1, areaM2: toDecimal(price.doorArea), amount: toDecimal(price.doorAmount) },
      { item: 'base', quantity: 1, areaM2: 0, amount: toDecimal(price.base) },
      ...glassLine('side_panels', price.sidePanels),
      ...glassLine('transom', price.transom),
      ...(price.rounding === 0
        ? []
        : [{ item: 'rounding' as const, quantity: 1, areaM2: 0, amount: toDecimal(price.rounding) }]),
    ],
  };
}

const glassLine = (item: Line['item'], { pieces, areaEach, amount }: GlassCharge): readonly Line[] =>
  pieces === 0 ? [] : [{ item, quantity: pieces, areaM2: toDecimal(areaEach), amount: toDecimal(amount) }];
