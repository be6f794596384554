import type { FindResponse, FoundOption } from '../contract/doors/find.ts';
import type { Option, RecommendResponse } from '../contract/doors/recommend.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { designOfSent, type SentDoor } from '../domain/design/sent-door.ts';
import { resolveDoor } from '../domain/doors/resolve.ts';
import { readExtras } from '../domain/extras/extras.ts';
import { doorName } from '../domain/wording/door-line.ts';
import { extrasParts } from '../domain/wording/extras.ts';
import { counted } from '../domain/wording/format.ts';
import { optionLabel } from '../domain/wording/options.ts';
import { pricesText, priceOfOne, quantityOf, typeName, withoutPrice } from './door-texts.ts';

/**
 * Numbers of options in a text; fewer with extras, which make words and links long. Structured content has all.
 */
const mostOthers = (extras: string) => (extras === '' ? 6 : 3);
const mostFound = (extras: string) => (extras === '' ? { listed: 6, links: 3 } : { listed: 4, links: 1 });

export function recommendText(book: PriceBook, reply: RecommendResponse): string {
  const { options, recommendedOptionId, reason, vatRatePercent } = reply;
  const recommended = options.find(({ id }) => id === recommendedOptionId);
  const selected = options.find((option) => option.selected);
  const others = options.filter((option) => option !== recommended && option !== selected);
  const extras = sameExtras(book, others);
  const listed = others.slice(0, mostOthers(extras));
  const more = others.length - listed.length;
  return [
    recommended
      ? `Recommended: ${recommendedText(book, recommended)}`
      : `Nothing is recommended${selected ? ' over the selected door' : ''}.`,
    reason,
    ...(recommended ? [tradeoffsText(recommended)] : []),
    ...(selected ? [`Selected: ${selectedText(book, selected)}`] : []),
    ...(listed.length === 0
      ? []
      : [`Others${extras}, each supply only, with VAT at ${vatRatePercent}% and without:`]),
    ...listed.map(({ door, label, ...price }) => `- ${layoutOf(book, door, label)}: ${priceOfOne(price)}`),
    ...(listed.length === 0
      ? []
      : [`${more > 0 ? `${more} more; ` : ''}estimate_internal_doors shows any of them.`]),
  ].join('\n');
}

const tradeoffsText = ({ tradeoffs }: Option): string => `Tradeoffs: ${tradeoffs.join(' ')}`;

const sameExtras = (book: PriceBook, [first]: readonly Pick<Option, 'door'>[]): string =>
  first && extrasParts(book, readExtras(designOfSent(first.door).door)).length > 0
    ? ' with the same extras'
    : '';

function layoutOf(book: PriceBook, door: SentDoor, otherwise: string): string {
  const resolved = resolveDoor(book, designOfSent(door).door).door;
  return resolved ? optionLabel(resolved) : otherwise;
}

/** Layout and extras of an option. */
function nameOf(book: PriceBook, door: SentDoor, otherwise: string): string {
  const resolved = resolveDoor(book, designOfSent(door).door).door;
  return resolved ? doorName(book, resolved) : otherwise;
}

/** Without the saving, which is in the reason. */
const recommendedText = (book: PriceBook, option: Option): string =>
  `${nameOf(book, option.door, option.label)}: ${pricesText(option, quantityOf(option.door))}. See it: ${option.door.configuratorUrl}`;

/** The door that the user has, of which the extras are known. */
function selectedText(book: PriceBook, option: Option): string {
  const { label, valid, door, completion } = option;
  if (valid)
    return `${layoutOf(book, door, label)}: ${priceOfOne(option)}${quantityOf(door) > 1 ? ' each' : ''}.`;
  const name = nameOf(book, door, door.doorTypeKey === '' ? typeName(door) : label);
  return `${name}: ${withoutPrice(option, door.doorTypeKey === '')}${completion ? ` See it: ${completion.door.configuratorUrl}` : ''}`;
}

export function findText(book: PriceBook, { message, options, count, vatRatePercent }: FindResponse): string {
  if (options.length === 0) return message;
  const most = mostFound(sameExtras(book, options));
  const listed = options.slice(0, most.listed);
  const more = options.length - listed.length;
  return [
    message,
    `${counted(options.length, 'option')} of ${counted(count, 'layout')}; the others cost more for no wider way through and no earlier date. Supply only, with VAT at ${vatRatePercent}% and without:`,
    ...listed.map((option, index) => foundText(book, option, index < most.links)),
    ...(more > 0 ? [`${counted(more, 'dearer option')} more.`] : []),
  ].join('\n');
}

/** Without the extras: all options have the same extras, and the message lists them. */
function foundText(book: PriceBook, option: FoundOption, withLink: boolean): string {
  const { door, label, clearWidthMm, leadTimeWeeks, withinBudget } = option;
  const quantity = quantityOf(door);
  const price = withLink || quantity === 1 ? pricesText(option, quantity) : `${priceOfOne(option)} each`;
  const facts = [
    `- ${layoutOf(book, door, label)}: ${price}`,
    ...(clearWidthMm > 0 ? [`${clearWidthMm} mm to walk through`] : []),
    counted(leadTimeWeeks, 'week'),
    ...(withinBudget === false ? ['over the budget'] : []),
  ];
  return `${facts.join(', ')}.${withLink ? ` See it: ${door.configuratorUrl}` : ''}`;
}
