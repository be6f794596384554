import type { Done } from '../app/operations/row.ts';
import { type OperationId, type ReplyOf, operations } from '../app/operations/table.ts';
import type { SubmissionResponse } from '../contract/enquiries/enquiry.ts';
import type { LimitsResponse } from '../contract/doors/limits.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { readExtras } from '../domain/extras/extras.ts';
import { factLines } from '../domain/wording/facts.ts';
import { counted } from '../domain/wording/format.ts';
import { doorLine } from '../domain/wording/door-line.ts';
import { compareText } from './compare-text.ts';
import { prices } from './door-texts.ts';
import { estimateText } from './estimate-text.ts';
import { extrasOfferedText } from './extras-texts.ts';
import { findText, recommendText } from './options-texts.ts';

/*
 * Result texts, for users, and for models that ignore structured content. They contain only our own words and
 * figures: callers' labels and names stay in structured content, against prompt injection.
 */

type Texts = {
  readonly [Id in OperationId]?: (reply: ReplyOf<Id>, book: PriceBook, done: Done<ReplyOf<Id>>) => string;
};

const texts: Texts = {
  estimateInternalDoorPrice: (reply, book) => estimateText(book, reply),
  recommendInternalDoorConfiguration: (reply, book) => recommendText(book, reply),
  findInternalDoors: (reply, book) => findText(book, reply),
  compareInternalDoors: (reply, book) => compareText(book, reply),

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
    const state = id.startsWith('dry_') ? 'was not stored, as asked' : 'is stored';
    return [
      `The estimate for ${counted(doorsCount, 'door')} ${state} (${id}). Nothing has been submitted ` +
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

const timesText = (quantity: number) => (quantity > 1 ? `, × ${quantity}` : '');

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
