import type { FindRequest, FindResponse, FoundOption } from '../../contract/doors/find.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Appearance } from '../../domain/design/design.ts';
import { designOfSent } from '../../domain/design/sent-door.ts';
import { readExtras } from '../../domain/extras/extras.ts';
import { findDoors, type FoundDoor, type Needs } from '../../domain/finding/find.ts';
import { cents, mm, toDecimal } from '../../domain/units.ts';
import { foundText } from '../../domain/wording/found.ts';
import { optionLabel, prosAndTradeoffs } from '../../domain/wording/options.ts';
import { presentOwnDoor } from './links.ts';
import { bothPrices } from './prices.ts';

/** Lists the doors for an opening that meet the needs of a customer. */
export function find(book: PriceBook, request: FindRequest, publicUrl = ''): FindResponse {
  const { opening, ...wishes } = request;
  const { door, appearance } = designOfSent(wishes);
  const needs = needsOf(request, readExtras(door));
  const found = findDoors(book, needs);
  return {
    opening,
    message: foundText(book, needs, found),
    count: found.count,
    options: found.options.map((option) => present(book, option, appearance, publicUrl)),
    vatRatePercent: book.vatRatePercent,
    priceBookVersion: book.version,
  };
}

function needsOf(request: FindRequest, extras: Needs['extras']): Needs {
  const { opening, budgetEur, minClearWidthMm, maxLeadTimeWeeks, doorTypeKeys } = request;
  return {
    opening: { width: mm(opening.widthMm), height: mm(opening.heightMm) },
    extras,
    ...(budgetEur !== undefined && { budget: cents(Math.round(budgetEur * 100)) }),
    ...(minClearWidthMm !== undefined && { minimumClear: mm(minClearWidthMm) }),
    ...(maxLeadTimeWeeks !== undefined && { maximumWeeks: maxLeadTimeWeeks }),
    fullWidth: request.fullWidthAccess === true,
    noSwing: request.noSwing === true,
    fixed: request.fixed === true,
    ...(doorTypeKeys !== undefined && { types: doorTypeKeys }),
  };
}

function present(book: PriceBook, option: FoundDoor, appearance: Appearance, publicUrl: string): FoundOption {
  const { pros, tradeoffs } = prosAndTradeoffs(book, option, null, 'with-vat');
  return {
    id: option.id,
    label: optionLabel(option.door),
    door: presentOwnDoor(option.door, appearance, publicUrl),
    ...bothPrices(book, option.price),
    chargeableAreaM2: toDecimal(option.price.chargeableArea),
    clearWidthMm: option.clearWidth,
    leadTimeWeeks: option.weeks,
    withinBudget: option.withinBudget,
    pros,
    tradeoffs,
  };
}
