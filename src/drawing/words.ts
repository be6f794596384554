import type { DoorTypeKey } from '../domain/book/door-types.ts';
import { type Appearance, type DoorDesign, type HingeSide } from '../domain/design/design.ts';
import { type Door, panelCount } from '../domain/doors/door.ts';
import { measure, panelWidth } from '../domain/doors/geometry.ts';
import { assess, doorOf } from '../domain/pricing/assess.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { finishName } from '../domain/extras/finish-names.ts';
import { isStandardFinish, standardFinish } from '../domain/extras/offer.ts';
import { type ExtrasWords, extrasParts, extrasWords } from '../domain/wording/extras.ts';
import { capitalise, inMm } from '../domain/wording/format.ts';
import { validationMessage } from '../domain/wording/issues.ts';
import { modelName, panelsName, sizeOf } from '../domain/wording/names.ts';
import { actionOf } from './motion.ts';

/** A design in words, for captions, lists and screen readers. */
export interface DesignWords {
  /** "Single hinged door, 900 × 2100 mm". */
  readonly title: string;
  /** "Single hinged door". */
  readonly type: string;
  /** "900 × 2100 mm"; null if unknown. */
  readonly size: string | null;
  /** "one side panel on the left, 450 mm wide"; null without panels. */
  readonly panels: string | null;
  /** "transom 400 mm high above a door of 2100 mm"; null without one. */
  readonly transom: string | null;
  /** "hinged on the left"; null if nothing moves. */
  readonly movement: string | null;
  /** "opens into the room"; null if nothing moves. */
  readonly direction: string | null;
  /** "jet black". */
  readonly colour: string;
  readonly extras: ExtrasWords;
  /** Why the door cannot be made; null if it can. */
  readonly issue: string | null;
  /** All the properties above, in sentences. */
  readonly sentence: string;
}

export function designWords(book: PriceBook, { door: wire, appearance }: DoorDesign): DesignWords {
  const assessment = assess(book, wire);
  const door = doorOf(assessment);
  const chosen = door?.extras ?? assessment.resolution.asked.extras;
  const colour = finishName(chosen.finish ?? standardFinish(book.extras));
  const finish = isStandardFinish(book.extras, chosen.finish) ? ', the standard finish' : '';
  const extras = extrasWords(book, chosen);
  const issue = validationMessage(assessment);
  if (!door) {
    const nothing = { size: null, panels: null, transom: null, movement: null, direction: null };
    const type = 'A door still to be settled';
    return { title: type, type, ...nothing, colour, extras, issue, sentence: sentences([type, issue]) };
  }
  const type = capitalise(modelName(door));
  const size = sizeOf(door.opening);
  const title = `${type}, ${size}`;
  if (issue !== null) {
    const nothing = { panels: null, transom: null, movement: null, direction: null };
    const sentence = sentences([title, 'It cannot be made like this', issue]);
    return { title, type, size, ...nothing, colour, extras, issue, sentence };
  }
  const panels = panelsOf(door);
  const transom = transomOf(door);
  const movement = movements[door.model.type](appearance.hingeSide);
  const direction = directionOf(door, appearance);
  const leaf = leafOf(door);
  const layout = [leaf, panels, transom].filter((part) => part !== null).join('; ');
  const moves = [movement, direction].filter((part) => part !== null).join(', ');
  const sided = /\b(left|right)\b/.test(`${layout} ${moves}`);
  const sentence = sentences([
    title,
    layout,
    moves,
    sided ? 'left and right are those of somebody in the room' : null,
    `steel frame in ${colour}${finish}`,
    extrasParts(book, { ...chosen, finish: null }).join('; '),
  ]);
  return { title, type, size, panels, transom, movement, direction, colour, extras, issue, sentence };
}

function leafOf(door: Door): string | null {
  const { passiveWidth } = measure(door);
  if (passiveWidth !== null) {
    return `active leaf ${inMm(door.leafWidth)} and passive leaf ${inMm(passiveWidth)} wide`;
  }
  if (door.model.leaves > 1) return `leaves ${inMm(door.leafWidth)} wide each`;
  return panelCount(door) > 0 ? `leaf ${inMm(door.leafWidth)} wide` : null;
}

function panelsOf(door: Door): string | null {
  const width = panelWidth(door);
  if (width === null) return null;
  return `${panelsName(door)}, ${panelCount(door) > 1 ? 'each ' : ''}${inMm(width)} wide`;
}

function transomOf(door: Door): string | null {
  const { transomHeight } = measure(door);
  return door.transom ? `transom ${inMm(transomHeight)} high above a door of ${inMm(door.doorHeight)}` : null;
}

const movements: Readonly<Record<DoorTypeKey, (side: HingeSide) => string | null>> = {
  SINGLE_HINGED: (side) => `hinged on the ${side}`,
  DOUBLE_HINGED: (side) => `the ${side} leaf opens first`,
  DOUBLE_HINGED_ACTIVE_PASSIVE: (side) => `the active leaf is on the ${side}`,
  SLIDING: (side) => `slides to the ${side}`,
  DOUBLE_SLIDING: () => 'slides apart to both sides',
  PIVOT: (side) => `pivots near the ${side}`,
  BIFOLD: (side) => `folds to the ${side}`,
  FIX_PANEL: () => null,
};

function directionOf({ model }: Door, { opening }: Appearance): string | null {
  switch (actionOf(model.type)) {
    case 'fixed':
      return null;
    case 'slide':
      return opening === 'in' ? 'runs inside the room' : 'runs outside the room';
    default:
      return opening === 'in' ? 'opens into the room' : 'opens out of the room';
  }
}

const sentences = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .filter((text) => text !== '')
    .map((text) => `${capitalise(text).replace(/\.$/, '')}.`)
    .join(' ');
