import type { Done } from '../app/operations/row.ts';
import { type OperationId, type ReplyOf, operations } from '../app/operations/table.ts';
import type { SubmissionResponse } from '../contract/enquiries/enquiry.ts';
import type { EstimatedDoor } from '../contract/doors/estimate.ts';
import type { Option } from '../contract/doors/recommend.ts';
import { pricesOfEuros } from '../domain/pricing/vat.ts';
import { assumedWords } from '../domain/wording/assumed.ts';
import { counted, euro } from '../domain/wording/format.ts';
import { priceLine } from '../domain/wording/price.ts';

/*
 * Result texts, for users, and for models that ignore structured content. They contain only our own words and
 * figures: callers' labels and names stay in structured content, against prompt injection.
 */

type Texts = { readonly [Id in OperationId]?: (reply: ReplyOf<Id>, replayed: boolean) => string };

const texts: Texts = {
  estimateInternalDoorPrice({
    priceEstimate,
    priceEstimateInclVat,
    vatRatePercent,
    leadTimeWeeks,
    doors,
    recovery,
  }) {
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
        : `${made === doors.length ? 'Indicative total' : `Indicative total of the ${made === 1 ? 'one' : made} that can be made`}: ` +
          `${euro(priceEstimateInclVat)} with VAT at ${vatRatePercent}%, supply only ` +
          `(${euro(priceEstimate)} without VAT). Lead time: ${counted(leadTimeWeeks, 'week')}.`;
    const suggestions = recovery?.suggestions.map(({ message }) => `- ${message}`) ?? [];
    return [
      total,
      ...doors.map((door, index) => `${index + 1}. ${estimatedDoorText(door)}`),
      ...(recovery ? [recovery.introText, recovery.optionsIntroText, ...suggestions] : []),
    ].join('\n');
  },

  recommendInternalDoorConfiguration({ options, recommendedOptionId, reason, vatRatePercent }) {
    const recommended = options.find(({ id }) => id === recommendedOptionId);
    const selected = options.find((option) => option.selected);
    return [
      recommended
        ? `Recommended: ${optionText(recommended, selected)}`
        : `Nothing is recommended${selected ? ' over the selected door' : ''}.`,
      reason,
      ...(recommended?.tradeoffs.map((tradeoff) => `Tradeoff: ${tradeoff}`) ?? []),
      `All options, supply only, with VAT at ${vatRatePercent}% and without:`,
      ...options.map((option) => `- ${optionText(option, selected)}`),
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
  }) {
    return [
      ...doorTypes.map(
        ({ doorTypeKey, label, doorWidth, leafWidth, doorHeight, openingHeight }) =>
          `- ${label} (${doorTypeKey}): fills ${range(doorWidth)} by itself; leaf ${range(leafWidth)}; ` +
          `door height ${range(doorHeight)}, with a transom up to ${openingHeight.maxMm} mm.`,
      ),
      `Side panels: ${range(sidePanels.width)} wide, up to ${sidePanels.maximumPerSide} on each side.`,
      `Transom: ${range(transom.height)} high. Widest opening: ${maximumOpeningWidthMm} mm.`,
      ...presets.map(({ preset, meaning }) => `- ${preset}: ${meaning}.`),
      ...conditionallyRequired.map(({ field, requiredWhen }) => `${field} is required when ${requiredWhen}`),
    ].join('\n');
  },

  createInternalDoorQuote({ quoteUrl, id, doorsCount }) {
    return (
      `The quote for ${counted(doorsCount, 'door')} is ready (${id}). Nothing has been submitted ` +
      `yet: give the user this link, where they review the doors and submit the enquiry: ${quoteUrl}`
    );
  },

  submitContactEnquiry: submissionText,
  submitInternalDoorsQuote: submissionText,
  submitSecurityDoorsQuote: submissionText,
};

/**
 * The result of a call in words; undefined for an operation without a text, whose result is structured content
 * only.
 */
export function textOf<Id extends OperationId>(
  id: Id,
  { reply, replayed = false }: Done<ReplyOf<Id>>,
): string {
  return (
    texts[id]?.(reply, replayed) ?? `${operations[id].summary}: done. The structured content has the answer.`
  );
}

const doorName = ({ doorType, doorTypeKey }: { doorType: string; doorTypeKey: string }) =>
  doorTypeKey === '' ? 'Door of an unknown type' : doorType;

const openingSize = ({ opWidth, opHeight }: { opWidth: string; opHeight: string }) =>
  opWidth === '' || opHeight === '' ? '' : `, opening ${opWidth} × ${opHeight} mm`;

/** Both prices: first with VAT, then net. */
const prices = (withVat: number, net: number) => priceLine(pricesOfEuros(net, withVat), 'with-vat');

function estimatedDoorText(door: EstimatedDoor): string {
  const verdict = door.valid
    ? `${prices(door.estimatedPriceInclVat, door.estimatedPrice)}.`
    : withoutPrice(door);
  return [
    `${doorName(door)}${openingSize(door)}: ${verdict}`,
    ...(door.assumed.length > 0 ? [`I assumed ${assumedWords(door, door.assumed)}.`] : []),
    `See and change it: ${door.configuratorUrl}`,
  ].join(' ');
}

type NotPriced = Pick<Option, 'validationMessage' | 'missing' | 'completion'>;

/** Why a door has no price: it cannot be made, or details are missing, which comes with the completed door. */
function withoutPrice({ validationMessage, missing = [], completion }: NotPriced): string {
  if (missing.length === 0) return `cannot be made. ${validationMessage ?? ''}`;
  const offer = completion ? `${completion.message} completion.door is that door. ` : '';
  return `${offer}${missing.length === 1 ? 'A detail is' : 'Details are'} missing. ${validationMessage ?? ''}`;
}

function optionText(option: Option, selected: Option | undefined): string {
  const { label, valid, door } = option;
  const name = `${door.doorTypeKey === '' ? doorName(door) : label}${option.selected ? ' (selected)' : ''}`;
  if (!valid) return `${name}: ${withoutPrice(option)}`;
  const saving = selected?.valid ? selected.estimatedPriceInclVat - option.estimatedPriceInclVat : 0;
  const compared =
    saving === 0 ? '' : `, ${euro(saving)} ${saving > 0 ? 'less' : 'more'} than the selected door with VAT`;
  return `${name}: ${prices(option.estimatedPriceInclVat, option.estimatedPrice)}${compared}. See it: ${door.configuratorUrl}`;
}

const range = ({ minMm, maxMm }: { minMm: number; maxMm: number }) => `${minMm} to ${maxMm} mm`;

function submissionText({ message, id }: SubmissionResponse, replayed: boolean): string {
  const again = replayed ? ' This repeats the answer to the earlier call with the same idempotencyKey.' : '';
  return `${message} (${id})${again}`;
}
