import type {
  Breakdown,
  EstimatedDoor,
  EstimateResponse,
  Range,
  ValidationIssue,
} from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { linkTextOf } from '../../domain/design/linked-design.ts';
import { orderText } from '../../domain/design/order-text.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import type { Door } from '../../domain/doors/door.ts';
import { assess, type Assessment } from '../../domain/pricing/assess.ts';
import { doorWeeks, orderWeeks } from '../../domain/pricing/lead-time.ts';
import type { GlassCharge, Price } from '../../domain/pricing/price.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { areaSteps, cents, toDecimal, type AreaSteps, type Cents } from '../../domain/units.ts';
import { scopeOf } from '../../domain/wording/scope.ts';
import { doorLinks, presentExtras } from './links.ts';
import { presentDetails } from './present-completion.ts';
import { presentRange } from './present-range.ts';
import { messageOf, presentRecovery } from './present-recovery.ts';
import { bothPrices } from './prices.ts';

/** By how much the sizes of an opening may be off: both, or one of them. */
interface SentTolerance {
  readonly toleranceMm?: number;
  readonly toleranceOf?: 'width' | 'height';
}

/** Doors of a request body, which may come from an earlier response. */
export interface DoorsToEstimate {
  readonly doors: readonly (SentDoor & SentTolerance)[];
}

/**
 * Prices every door of a request. A door that cannot be made is explained, and excluded from total and lead time.
 * Without a public URL the links are relative.
 */
export function estimate(book: PriceBook, { doors }: DoorsToEstimate, publicUrl = ''): EstimateResponse {
  const presented: EstimatedDoor[] = [];
  const priced: Door[] = [];
  let pieces = 0;
  let net = 0;
  let inclVat = 0;
  let failed:
    { readonly index: number; readonly design: DoorDesign; readonly assessment: Assessment } | undefined;
  for (const sent of doors) {
    const design = designOfSent(sent);
    const assessment = assess(book, design.door);
    const { toleranceMm, toleranceOf } = sent;
    const range =
      toleranceMm === undefined
        ? undefined
        : presentRange(book, design.door, {
            width: toleranceOf === 'height' ? 0 : toleranceMm,
            height: toleranceOf === 'width' ? 0 : toleranceMm,
          });
    const index = presented.push(presentDoor(book, design, assessment, publicUrl, range)) - 1;
    const { quantity } = assessment.resolution.asked.extras;
    pieces += quantity;
    if (assessment.outcome === 'priced') {
      priced.push(assessment.door);
      net += quantity * assessment.price.total;
      inclVat += quantity * withVat(book, assessment.price.total);
    } else failed ??= { index, design, assessment };
  }
  return {
    priceEstimate: toDecimal(cents(net)),
    priceEstimateInclVat: toDecimal(cents(inclVat)),
    vatRatePercent: book.vatRatePercent,
    leadTimeWeeks: orderWeeks(book, priced, pieces),
    currency: book.currency,
    doorsCount: pieces,
    valid: failed === undefined,
    validationIssue: failed
      ? presentIssue(failed.assessment, failed.index, presented[failed.index]?.validationMessage ?? '')
      : null,
    recovery:
      failed?.assessment.outcome === 'unmakeable'
        ? presentRecovery(book, failed.assessment, failed.design.appearance, publicUrl)
        : null,
    doors: presented,
    order: orderText(presented.map(({ design, completion }) => completion?.door.design ?? design)),
    ...scopeOf(book),
    priceBookVersion: book.version,
  };
}

/** Lists the fields, because a spread is several times slower and a request has many doors. */
function presentDoor(
  book: PriceBook,
  design: DoorDesign,
  assessment: Assessment,
  publicUrl: string,
  range?: Range,
): EstimatedDoor {
  const { outcome, resolution } = assessment;
  const door = echoDoor(book, design.door, resolution);
  const prices = bothPrices(book, outcome === 'priced' ? assessment.price : null);
  const { missing, completion } = presentDetails(book, design, assessment, publicUrl);
  const links = doorLinks(publicUrl, linkTextOf(door, resolution, design.appearance));
  return {
    preset: door.preset,
    doorType: door.doorType,
    doorTypeKey: door.doorTypeKey,
    opWidth: door.opWidth,
    opHeight: door.opHeight,
    doorLeafWidth: door.doorLeafWidth,
    doorHeightMm: door.doorHeightMm,
    leftPanels: door.leftPanels,
    rightPanels: door.rightPanels,
    topPanel: door.topPanel,
    bifoldConfig: door.bifoldConfig,
    ...presentExtras(door, design.appearance),
    estimatedPrice: prices.estimatedPrice,
    estimatedPriceInclVat: prices.estimatedPriceInclVat,
    valid: outcome === 'priced',
    validationMessage: messageOf(book, assessment),
    missing,
    completion,
    ...(range && { range }),
    assumed: resolution.door ? [...resolution.assumed] : [],
    breakdown: outcome === 'priced' ? presentBreakdown(book, assessment.door, assessment.price) : null,
    design: links.design,
    drawingUrl: links.drawingUrl,
    imageUrl: links.imageUrl,
    configuratorUrl: links.configuratorUrl,
  };
}

function presentIssue(assessment: Assessment, doorIndex: number, message: string): ValidationIssue | null {
  if (assessment.outcome === 'priced') return null;
  const { code, field, actual, min, max } = assessment.issue;
  return { code, field, doorIndex, message, actualMm: actual, minMm: min, maxMm: max };
}

type Line = Breakdown['lines'][number];

function presentBreakdown(book: PriceBook, door: Door, price: Price): Breakdown {
  const lines = [line('door', 1, price.doorArea, price.doorAmount), line('base', 1, noArea, price.base)];
  const { sidePanels, transom, rounding } = price;
  if (sidePanels.pieces > 0) lines.push(glassLine('side_panels', sidePanels));
  if (transom.pieces > 0) lines.push(glassLine('transom', transom));
  if (rounding !== 0) lines.push(line('rounding', 1, noArea, rounding));
  for (const { item, pieces, amount } of price.extras) lines.push(line(item, pieces, noArea, amount));
  return {
    chargeableAreaM2: toDecimal(price.chargeableArea),
    leadTimeWeeks: doorWeeks(book, door),
    lines,
  };
}

const noArea = areaSteps(0);

const line = (item: Line['item'], quantity: number, area: AreaSteps, amount: Cents): Line => ({
  item,
  quantity,
  areaM2: toDecimal(area),
  amount: toDecimal(amount),
});

const glassLine = (item: Line['item'], { pieces, areaEach, amount }: GlassCharge): Line =>
  line(item, pieces, areaEach, amount);
