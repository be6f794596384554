import type { Done } from '../app/operations/row.ts';
import { type OperationId, type ReplyOf, operations } from '../app/operations/table.ts';
import type { SubmissionResponse } from '../contract/enquiries/enquiry.ts';
import type { EstimatedDoor, Recovery, Suggestion } from '../contract/doors/estimate.ts';
import type { LimitsResponse } from '../contract/doors/limits.ts';
import type { FoundOption } from '../contract/doors/find.ts';
import type { Option } from '../contract/doors/recommend.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { designOfSent, type SentDoor } from '../domain/design/sent-door.ts';
import { resolveDoor } from '../domain/doors/resolve.ts';
import { readExtras } from '../domain/extras/extras.ts';
import { pricesOfEuros } from '../domain/pricing/vat.ts';
import { assumedWords } from '../domain/wording/assumed.ts';
import { factLines } from '../domain/wording/facts.ts';
import { counted, euro } from '../domain/wording/format.ts';
import { doorLine, doorName } from '../domain/wording/door-line.ts';
import { extrasParts } from '../domain/wording/extras.ts';
import { optionLabel } from '../domain/wording/options.ts';
import { priceLine } from '../domain/wording/price.ts';
import { extrasOfferedText, rangeText } from './extras-texts.ts';

/*
 * Result texts, for users, and for models that ignore structured content. They contain only our own words and
 * figures: callers' labels and names stay in structured content, against prompt injection.
 */

type Texts = {
  readonly [Id in OperationId]?: (reply: ReplyOf<Id>, book: PriceBook, done: Done<ReplyOf<Id>>) => string;
};

const texts: Texts = {
  estimateInternalDoorPrice(
    { priceEstimate, priceEstimateInclVat, vatRatePercent, leadTimeWeeks, doors, recovery },
    book,
  ) {
    const made = doors.filter(({ valid }) => valid).length;
    const completed = doors.flatMap(({ completion, quantity = '1' }) =>
      completion ? [{ completion, pieces: Number(quantity) }] : [],
    );
    const sumOf = (price: 'estimatedPrice' | 'estimatedPriceInclVat') =>
      completed.reduce((sum, { completion, pieces }) => sum + pieces * completion[price], 0);
    const total =
      made === 0
        ? completed.length === 0
          ? 'No door can be made as described.'
          : `With what we filled in below: ${prices(sumOf('estimatedPriceInclVat'), sumOf('estimatedPrice'))}, supply only.`
        : `${made === doors.length ? 'Estimate' : `Estimate of the ${made === 1 ? 'one' : made} that can be made`}: ` +
          `${euro(priceEstimateInclVat)} with VAT at ${vatRatePercent}%, supply only ` +
          `(${euro(priceEstimate)} without VAT). Lead time: ${counted(leadTimeWeeks, 'week')}.`;
    return [
      total,
      ...doors.map((door, index) => `${index + 1}. ${estimatedDoorText(book, door)}`),
      // For a single door, the message above already says the same as the introduction.
      ...(recovery && doors.length > 1 ? [recovery.introText] : []),
      ...(recovery ? suggestionLines(book, recovery) : []),
    ].join('\n');
  },

  recommendInternalDoorConfiguration({ options, recommendedOptionId, reason, vatRatePercent }, book) {
    const recommended = options.find(({ id }) => id === recommendedOptionId);
    const selected = options.find((option) => option.selected);
    return [
      recommended
        ? `Recommended: ${optionText(book, recommended, selected)}`
        : `Nothing is recommended${selected ? ' over the selected door' : ''}.`,
      reason,
      ...(recommended?.tradeoffs.map((tradeoff) => `Tradeoff: ${tradeoff}`) ?? []),
      `All options, supply only, with VAT at ${vatRatePercent}% and without:`,
      ...options.map((option) => `- ${optionText(book, option, selected)}`),
    ].join('\n');
  },

  findInternalDoors({ message, options, count, vatRatePercent }, book) {
    if (options.length === 0) return message;
    return [
      message,
      `${counted(options.length, 'option')} of ${counted(count, 'layout')}; the others cost more for no wider way through and no earlier date. Supply only, with VAT at ${vatRatePercent}% and without:`,
      ...options.map((option) => foundText(book, option)),
    ].join('\n');
  },

  listInternalDoorProducts({ products, meta }) {
    const lines = products.map(
      ({ name, startingPriceInclVatEur, startingPriceEur, url }) =>
        `- ${name}: from ${prices(startingPriceInclVatEur, startingPriceEur)}. ${url}`,
    );
    return [`${meta.count} products. ${meta.priceDisclaimer}`, ...lines].join('\n');
  },

  describeInternalDoorLimits({
    doorTypes,
    sidePanels,
    transom,
    maximumOpeningWidthMm,
    presets,
    conditionallyRequired,
    extras,
  }) {
    return [
      ...doorTypes.map((limits) => `- ${doorTypeLine(limits)}`),
      `Side panels: ${range(sidePanels.width)} wide, up to ${sidePanels.maximumPerSide} on each side.`,
      `Transom: ${range(transom.height)} high. Widest opening: ${maximumOpeningWidthMm} mm.`,
      ...extrasOfferedText(extras),
      ...presets.map(({ preset, meaning }) => `- ${preset}: ${meaning}.`),
      ...conditionallyRequired.map(({ field, requiredWhen }) => `${field} is required when ${requiredWhen}`),
    ].join('\n');
  },

  describeMaker: ({ maker, answers, faqUrl, measuringUrl }) =>
    [`${maker}, in the maker's words:`, ...factLines(answers), `Pages: ${faqUrl}, ${measuringUrl}`].join(
      '\n',
    ),

  createInternalDoorQuote({ quoteUrl, id, doorsCount }, book, { designs = [] }) {
    return [
      `The estimate for ${counted(doorsCount, 'door')} is stored (${id}). Nothing has been submitted ` +
        `yet: give the user this link, where they review the doors and ask for an offer: ${quoteUrl}`,
      ...designs.map(({ door }, index) => {
        const line = doorLine(book, door) ?? 'A door with a detail missing';
        return `${index + 1}. ${line}${timesText(readExtras(door).quantity)}.`;
      }),
    ].join('\n');
  },

  submitContactEnquiry: submissionText,
  submitInternalDoorsQuote: submissionText,
  submitSecurityDoorsQuote: submissionText,

  withdrawEnquiry: ({ reference, id }) => `The enquiry ${reference} (${id}) is withdrawn. Its maker is told.`,
};

/**
 * The result of a call in words; undefined for an operation without a text, whose result is structured content
 * only.
 */
export function textOf<Id extends OperationId>(id: Id, done: Done<ReplyOf<Id>>, book: PriceBook): string {
  return (
    texts[id]?.(done.reply, book, done) ??
    `${operations[id].summary}: done. The structured content has the answer.`
  );
}

const typeName = ({ doorType, doorTypeKey }: { doorType: string; doorTypeKey: string }) =>
  doorTypeKey === '' ? 'Door of an unknown type' : doorType;

const openingSize = ({ opWidth, opHeight }: { opWidth: string; opHeight: string }) =>
  opWidth === '' || opHeight === '' ? '' : `, opening ${opWidth} × ${opHeight} mm`;

/** Both prices: first with VAT, then net. */
const prices = (withVat: number, net: number) => priceLine(pricesOfEuros(net, withVat), 'with-vat');

interface EachPrice {
  readonly estimatedPrice: number;
  readonly estimatedPriceInclVat: number;
}

/** The prices of a door, and of all its pieces. */
function pricesText({ estimatedPrice, estimatedPriceInclVat }: EachPrice, quantity = 1): string {
  const each = prices(estimatedPriceInclVat, estimatedPrice);
  if (quantity === 1) return each;
  return `${each} each, × ${quantity} = ${prices(quantity * estimatedPriceInclVat, quantity * estimatedPrice)}`;
}

const timesText = (quantity: number) => (quantity > 1 ? `, × ${quantity}` : '');

const quantityOf = (door: SentDoor): number => readExtras(designOfSent(door).door).quantity;

function estimatedDoorText(book: PriceBook, door: EstimatedDoor): string {
  const verdict = door.valid ? `${pricesText(door, quantityOf(door))}.` : withoutPrice(door);
  return [
    `${doorLine(book, designOfSent(door).door) ?? `${typeName(door)}${openingSize(door)}`}: ${verdict}`,
    ...(door.range ? [rangeText(door.range)] : []),
    ...(door.assumed.length > 0 ? [`I assumed ${assumedWords(door, door.assumed)}.`] : []),
    `See and change it: ${door.configuratorUrl}`,
  ].join(' ');
}

/** Lines with suggestions. All have the extras of the requested door, which are listed once. */
function suggestionLines(book: PriceBook, { optionsIntroText, suggestions }: Recovery): readonly string[] {
  const [extras = []] = suggestions.flatMap(({ door }) =>
    door ? [extrasParts(book, readExtras(designOfSent(door).door))] : [],
  );
  return [
    optionsIntroText,
    ...suggestions.map((suggestion) => suggestionText(book, suggestion)),
    ...(extras.length > 0 ? ['Each has the same extras, and they are in its price.'] : []),
  ];
}

/** A suggestion with price, sizes and link; a suggestion of a custom quote has only its message. */
function suggestionText(book: PriceBook, { message, door, panelWidth, ...suggestion }: Suggestion): string {
  const { estimatedPrice = 0, estimatedPriceInclVat = 0 } = suggestion;
  const layout = door && resolveDoor(book, designOfSent(door).door).door;
  if (!door || !layout) return `- ${message}`;
  const price = prices(estimatedPriceInclVat, estimatedPrice);
  const sizes = [
    `leaf ${layout.leafWidth} mm`,
    ...(panelWidth === '' ? [] : [`side panel ${panelWidth} mm`]),
    ...(layout.transom ? [`door ${layout.doorHeight} mm high`] : []),
  ];
  return `- ${optionLabel(layout)}: ${price}; ${sizes.join(', ')}. ${door.configuratorUrl}`;
}

/** Layout and extras of an option. */
function nameOf(book: PriceBook, door: SentDoor, otherwise: string): string {
  const resolved = resolveDoor(book, designOfSent(door).door).door;
  return resolved ? doorName(book, resolved) : otherwise;
}

function foundText(book: PriceBook, option: FoundOption): string {
  const { door, label, clearWidthMm, leadTimeWeeks, withinBudget } = option;
  return [
    `- ${nameOf(book, door, label)}: ${pricesText(option, quantityOf(door))}`,
    ...(clearWidthMm > 0 ? [`${clearWidthMm} mm to walk through`] : []),
    counted(leadTimeWeeks, 'week'),
    ...(withinBudget === false ? ['over the budget'] : []),
  ]
    .join(', ')
    .concat(`. See it: ${door.configuratorUrl}`);
}

type NotPriced = Pick<Option, 'validationMessage' | 'missing' | 'completion'>;

/** Why a door has no price: it cannot be made, or details are missing; then with a completed door, if any. */
function withoutPrice({ validationMessage, missing = [], completion }: NotPriced): string {
  if (missing.length === 0) return `cannot be made. ${validationMessage ?? ''}`;
  const offer = completion ? `${completion.message} completion.door is that door. ` : '';
  return `${offer}${missing.length === 1 ? 'A detail is' : 'Details are'} missing. ${validationMessage ?? ''}`;
}

function optionText(book: PriceBook, option: Option, selected: Option | undefined): string {
  const { label, valid, door } = option;
  const named = nameOf(book, door, door.doorTypeKey === '' ? typeName(door) : label);
  const name = `${named}${option.selected ? ' (selected)' : ''}`;
  if (!valid) return `${name}: ${withoutPrice(option)}`;
  const { savingsComparedToSelected: net, savingsComparedToSelectedInclVat: saving } = option;
  const compared =
    !selected?.valid || saving === 0
      ? ''
      : `, ${euro(saving)} ${saving > 0 ? 'less' : 'more'} than the selected door with VAT (${euro(net)} without)`;
  return `${name}: ${pricesText(option, quantityOf(door))}${compared}. See it: ${door.configuratorUrl}`;
}

/** The limits of one type of door. */
export const doorTypeLine = (limits: LimitsResponse['doorTypes'][number]): string => {
  const { doorTypeKey, label, doorWidth, leafWidth, doorHeight, openingHeight } = limits;
  return (
    `${label} (${doorTypeKey}): fills ${range(doorWidth)} by itself; leaf ${range(leafWidth)}; ` +
    `door height ${range(doorHeight)}, with a transom up to ${openingHeight.maxMm} mm.`
  );
};

const range = ({ minMm, maxMm }: { minMm: number; maxMm: number }) => `${minMm} to ${maxMm} mm`;

function submissionText(
  { message, id }: SubmissionResponse,
  _book: PriceBook,
  { replayed = false }: Done<SubmissionResponse>,
): string {
  const again = replayed ? ' This repeats the answer to the earlier call with the same idempotencyKey.' : '';
  return `${message} (${id})${again}`;
}
