import type { ComparedDoor, CompareResponse } from '../contract/doors/compare.ts';
import { designOfSent } from '../domain/design/sent-door.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { doorLine } from '../domain/wording/door-line.ts';
import { counted, euro } from '../domain/wording/format.ts';
import { orderLine, priceOfOne, prices, typeName, withoutPrice } from './door-texts.ts';

/** Doors side by side, in words. Labels of the caller stay in structured content. */
export function compareText(
  book: PriceBook,
  { doors, differences, order, vatRatePercent }: CompareResponse,
): string {
  return [
    `Side by side, one piece of each, supply only, with VAT at ${vatRatePercent}% and without:`,
    ...doors.map((door, index) => `${index + 1}. ${comparedText(book, door, index)}`),
    ...(differences.length === 0 ? [] : [`What differs: ${differences.map(differenceText).join(', ')}.`]),
    orderLine(order, doors[0]?.door),
  ].join('\n');
}

/** Only leaves have their values here: the line of each door has all its other values. */
const differenceText = ({ name, values }: CompareResponse['differences'][number]): string =>
  name === 'Leaves' ? `leaves (${values.map((text) => text || '?').join(' / ')})` : name.toLowerCase();

function comparedText(book: PriceBook, compared: ComparedDoor, index: number): string {
  const { door, valid, clearWidthMm, leadTimeWeeks, differenceToFirst: net } = compared;
  const name = doorLine(book, designOfSent(door).door) ?? typeName(door);
  if (!valid) return `${name}: ${withoutPrice(compared, door.doorTypeKey === '')}${wayOut(compared)}`;
  const apart = compared.differenceToFirstInclVat;
  const difference =
    index === 0 || apart === 0
      ? ''
      : `, ${euro(apart)} ${apart > 0 ? 'more' : 'less'} than 1 (${euro(net)} without VAT)`;
  const clear = clearWidthMm > 0 ? `${clearWidthMm} mm to walk through` : 'no way through';
  return `${name}: ${priceOfOne(compared)}${difference}; ${clear}; ${counted(leadTimeWeeks, 'week')}.`;
}

/** The completed door, or the nearest that can be made. */
function wayOut({ completion, nearest }: ComparedDoor): string {
  if (completion) return ` ${completion.door.configuratorUrl}`;
  if (!nearest) return '';
  const { door, label, message, estimatedPrice = 0, estimatedPriceInclVat = 0 } = nearest;
  return door
    ? ` Nearest: ${label}: ${prices(estimatedPriceInclVat, estimatedPrice)}. ${door.configuratorUrl}`
    : ` ${message}`;
}
