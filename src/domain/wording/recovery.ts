import type { PriceBook } from '../book/price-book.ts';
import { panelCount, type Door } from '../doors/door.ts';
import { measure, panelWidth } from '../doors/geometry.ts';
import type { Unmakeable } from '../pricing/assess.ts';
import type { Recovery, Suggestion } from '../recovery/recover.ts';
import { capitalise, inMm, inWords, withArticle, withCapitalArticle } from './format.ts';
import { issueText } from './issues.ts';
import { doorInSentence } from './door-line.ts';
import { modelName, panelsName, sizeOf } from './names.ts';
import { aboutPrice } from './price.ts';

interface Text {
  readonly label: string;
  readonly message: string;
}

export function introText({ door, width, height }: Unmakeable): string {
  const name = modelName(door);
  const reasons = [width, height].filter((issue) => issue !== null).map((issue) => issueText(issue, name));
  return `This ${name} cannot be made for an opening of ${sizeOf(door.opening)}. ${reasons.join(' ')}`;
}

export function optionsIntroText({ customQuote, suggestions }: Recovery): string {
  if (customQuote && suggestions.length === 0) {
    return 'None of our standard layouts fits this opening, so we would like to look at it with you.';
  }
  if (customQuote) {
    return 'No door of our standard range fits this opening. We can look at it with you, or glaze it with a fixed panel.';
  }
  return suggestions.length === 1
    ? 'This is what fits the same opening:'
    : `These ${inWords(suggestions.length)} options fit the same opening:`;
}

export const customQuoteText = (door: Door): Text => ({
  label: `Ask for an offer for ${sizeOf(door.opening)}`,
  message: `An opening of ${sizeOf(door.opening)} is outside our standard range for ${withArticle(modelName(door))}. Please ask us for an offer for internal doors, and we will look at what can be made.`,
});

/** A suggestion in words, with every difference from the caller's door, so that no change goes unnoticed. */
export function suggestionText(book: PriceBook, caller: Door, { door, price }: Suggestion): Text {
  const changes = changesFrom(caller, door);
  return {
    label: capitalise(changes),
    message: `${withCapitalArticle(doorInSentence(book, door))} fits the opening and costs ${aboutPrice(book, price.total)}. What changes: ${changes}.`,
  };
}

function changesFrom(caller: Door, door: Door): string {
  const all = [
    modelChange(caller, door),
    panelChange(caller, door),
    leafChange(caller, door),
    heightChange(caller, door),
  ];
  return all.filter((change) => change !== null).join('; ');
}

function modelChange(caller: Door, door: Door): string | null {
  if (door.model.type !== caller.model.type) {
    return `${modelName(door)} instead of ${withArticle(modelName(caller))}`;
  }
  return door.model.leaves === caller.model.leaves
    ? null
    : `${inWords(door.model.leaves)} leaves instead of ${inWords(caller.model.leaves)}`;
}

function panelChange(caller: Door, door: Door): string | null {
  const width = panelWidth(door);
  if (door.left === caller.left && door.right === caller.right) {
    const subject = panelCount(door) === 1 ? 'side panel' : 'side panels';
    return width === panelWidth(caller) || width === null ? null : `${subject} ${inMm(width)} wide`;
  }
  const instead = panelCount(caller) > 0 ? `, instead of ${panelsName(caller)}` : '';
  return width === null
    ? `no side panels${instead}`
    : `${panelsName(door)}, ${panelCount(door) === 1 ? '' : 'each '}${inMm(width)} wide${instead}`;
}

function leafChange(caller: Door, door: Door): string | null {
  const { passiveWidth } = measure(door);
  const sameLeaf = door.leafWidth === caller.leafWidth;
  if (sameLeaf && passiveWidth === measure(caller).passiveWidth) return null;
  if (passiveWidth !== null) {
    return `active leaf ${inMm(door.leafWidth)} and passive leaf ${inMm(passiveWidth)} wide`;
  }
  if (sameLeaf) return null;
  const leaves = door.model.leaves === 1 ? 'leaf' : 'leaves';
  return `${opens(door) ? leaves : 'fixed panel'} ${inMm(door.leafWidth)} wide`;
}

function heightChange(caller: Door, door: Door): string | null {
  if (door.transom === caller.transom && door.doorHeight === caller.doorHeight) return null;
  const below = `${opens(door) ? 'door' : 'fixed panel'} ${inMm(door.doorHeight)} high`;
  if (!door.transom) return `no transom, the ${below}`;
  const { transomHeight } = measure(door);
  return `${below} with a transom of ${inMm(transomHeight)} above it`;
}

const opens = ({ model }: Door): boolean => model.type !== 'FIX_PANEL';
