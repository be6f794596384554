import type { EstimatedDoor, EstimateResponse, Recovery, Suggestion } from '../contract/doors/estimate.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { designOfSent } from '../domain/design/sent-door.ts';
import { resolveDoor } from '../domain/doors/resolve.ts';
import { noExtras, readExtras } from '../domain/extras/extras.ts';
import { assumedWords } from '../domain/wording/assumed.ts';
import { doorLine } from '../domain/wording/door-line.ts';
import { extrasParts } from '../domain/wording/extras.ts';
import { counted, euro } from '../domain/wording/format.ts';
import { optionLabel } from '../domain/wording/options.ts';
import { orderLine, prices, pricesText, quantityOf, typeName, withoutPrice } from './door-texts.ts';
import { rangeText } from './extras-texts.ts';

export function estimateText(book: PriceBook, reply: EstimateResponse): string {
  const { doors, order, recovery } = reply;
  const isOnly = doors.length === 1;
  return [
    totalText(reply),
    ...doors.map((door, index) => `${index + 1}. ${doorText(book, door, isOnly && !hasWayOut(recovery))}`),
    ...(isOnly ? [] : [orderLine(order, doors[0])]),
    // For a single door, the message above already says the same as the introduction.
    ...(recovery && !isOnly ? [recovery.introText] : []),
    ...(recovery ? suggestionLines(book, recovery) : []),
  ].join('\n');
}

function totalText(reply: EstimateResponse): string {
  const { priceEstimate, priceEstimateInclVat, vatRatePercent, leadTimeWeeks, doors } = reply;
  const made = doors.filter(({ valid }) => valid).length;
  const completed = doors.flatMap(({ completion, quantity = '1' }) =>
    completion ? [{ completion, pieces: Number(quantity) }] : [],
  );
  const sumOf = (price: 'estimatedPrice' | 'estimatedPriceInclVat') =>
    completed.reduce((sum, { completion, pieces }) => sum + pieces * completion[price], 0);
  if (completed.length > 0) {
    const left = doors.length - made - completed.length;
    const total = prices(
      priceEstimateInclVat + sumOf('estimatedPriceInclVat'),
      priceEstimate + sumOf('estimatedPrice'),
    );
    return `With what we filled in below: ${total}, supply only${left > 0 ? `, without ${counted(left, 'door')} that cannot be made` : ''}.`;
  }
  if (made === 0) return 'No door can be made as described.';
  return (
    `${made === doors.length ? 'Estimate' : `Estimate of the ${made === 1 ? 'one' : made} that can be made`}: ` +
    `${euro(priceEstimateInclVat)} with VAT at ${vatRatePercent}%, supply only ` +
    `(${euro(priceEstimate)} without VAT). Lead time: ${counted(leadTimeWeeks, 'week')}.`
  );
}

/** Whether there are suggestions with a link of their own. */
const hasWayOut = (recovery: Recovery | null): boolean =>
  recovery?.suggestions.some(({ door }) => door !== undefined) ?? false;

const openingSize = ({ opWidth, opHeight }: EstimatedDoor) =>
  opWidth === '' || opHeight === '' ? '' : `, opening ${opWidth} × ${opHeight} mm`;

function doorText(book: PriceBook, door: EstimatedDoor, withLink: boolean): string {
  const verdict = door.valid
    ? `${pricesText(door, quantityOf(door))}.`
    : withoutPrice(door, door.doorTypeKey === '');
  return [
    `${doorLine(book, designOfSent(door).door) ?? `${typeName(door)}${openingSize(door)}`}: ${verdict}`,
    ...(door.range ? [rangeText(door.range, quantityOf(door))] : []),
    ...(door.assumed.length > 0 ? [`I assumed ${assumedWords(door, door.assumed)}.`] : []),
    // The link opens the door of the price: the completed door if a detail is missing.
    ...(withLink ? [`See and change it: ${(door.completion?.door ?? door).configuratorUrl}`] : []),
  ].join(' ');
}

/** Number of suggestions with a link; with extras, links are long. */
const mostLinks = (extras: readonly string[]): number => (extras.length > 0 ? 2 : 3);

/** Lines with suggestions. All have the extras of the requested door, which are listed once. */
function suggestionLines(book: PriceBook, { optionsIntroText, suggestions }: Recovery): readonly string[] {
  const [extras = noExtras] = suggestions.flatMap(({ door }) =>
    door ? [readExtras(designOfSent(door).door)] : [],
  );
  const parts = extrasParts(book, extras);
  return [
    optionsIntroText,
    ...suggestions.map((suggestion, index) => suggestionText(book, suggestion, index < mostLinks(parts))),
    ...(parts.length > 0 ? ['Each has the same extras, and they are in its price.'] : []),
  ];
}

/** A suggestion with price, sizes and link; a suggestion of a custom quote has only its message. */
function suggestionText(book: PriceBook, suggestion: Suggestion, withLink: boolean): string {
  const { message, door, panelWidth, estimatedPrice = 0, estimatedPriceInclVat = 0 } = suggestion;
  const layout = door && resolveDoor(book, designOfSent(door).door).door;
  if (!door || !layout) return `- ${message}`;
  const sizes = [
    `leaf ${layout.leafWidth} mm`,
    ...(panelWidth === '' ? [] : [`side panel ${panelWidth} mm`]),
    ...(layout.transom ? [`door ${layout.doorHeight} mm high`] : []),
  ];
  const link = withLink ? ` ${door.configuratorUrl}` : '';
  return `- ${optionLabel(layout)}: ${prices(estimatedPriceInclVat, estimatedPrice)}; ${sizes.join(', ')}.${link}`;
}
