import { panelCount, type Door } from '../doors/door.ts';
import { measure } from '../doors/geometry.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import { doorWeeks } from '../pricing/lead-time.ts';
import type { PriceBook } from '../book/price-book.ts';
import { savingsOf, type Candidate } from '../recommendation/candidate.ts';
import { capitalise, inMm, inPercent, inWords } from './format.ts';
import { extras, yours } from './names.ts';
import { type PriceView, type PriceWriter, priceWriter } from './price.ts';

interface Verdict {
  readonly pros: string[];
  readonly tradeoffs: string[];
}

interface Kind {
  /** The advantage of the type, in one sentence. */
  readonly gain: string;
  /** Drawbacks of the type, such as the floor it needs, in sentences. */
  readonly needs: readonly string[];
}

/** Advantage and drawbacks of each type, in any opening. */
const kinds: Readonly<Record<DoorTypeKey, (door: Door) => Kind>> = {
  SINGLE_HINGED: ({ leafWidth }) => ({
    gain: 'One leaf with a familiar swing, and no wall space needed beside it.',
    needs: [`The leaf needs ${inMm(leafWidth)} of free floor to swing.`],
  }),
  DOUBLE_HINGED: ({ leafWidth }) => ({
    gain: 'Both leaves open, and each needs less floor to swing than one wide leaf would.',
    needs: [`Each leaf needs ${inMm(leafWidth)} of free floor to swing.`],
  }),
  DOUBLE_HINGED_ACTIVE_PASSIVE: (door) => {
    const leaf = inMm(door.leafWidth);
    const passive = inMm(measure(door).passiveWidth ?? 0);
    return {
      gain: `The active leaf, ${leaf} wide, serves every day; the passive one opens when more room is needed.`,
      needs: [
        `The active leaf needs ${leaf} of free floor to swing.`,
        `The passive leaf, ${passive} wide, has to be unbolted for the whole width.`,
      ],
    };
  },
  SLIDING: ({ leafWidth }) => ({
    gain: 'The leaf slides, so no floor is lost to its swing.',
    needs: [`The leaf needs about ${inMm(leafWidth)} of free run beside the door to slide.`],
  }),
  DOUBLE_SLIDING: ({ leafWidth }) => ({
    gain: 'Both leaves slide apart, so no floor is lost to their swing.',
    needs: [`Each leaf needs about ${inMm(leafWidth)} of free run beside the door to slide.`],
  }),
  PIVOT: ({ leafWidth }) => ({
    gain: 'One large leaf that turns on pivots in floor and head, without hinges in sight.',
    needs: [`The leaf, ${inMm(leafWidth)} wide, needs free floor on both sides of the wall to turn.`],
  }),
  BIFOLD: ({ model, leafWidth }) => ({
    gain: `The ${inWords(model.leaves)} leaves fold together and need little floor to open.`,
    needs: [
      `The folded leaves, each ${inMm(leafWidth)} wide, stand out from the wall and take ${inMm(model.clearDeduction ?? 0)} of the way through.`,
    ],
  }),
  FIX_PANEL: () => ({
    gain: 'Brings light through the wall, with nothing that has to open.',
    needs: ['It does not open: there is no way through.'],
  }),
};

export const kindOf = (door: Door): Kind => kinds[door.model.type](door);

/** The option's name on the price list, with leaves, transom and panels. */
export function optionLabel(door: Door): string {
  const { bifoldConfig, label, leaves } = door.model;
  const added = extras(door);
  return `${label}${bifoldConfig ? `, ${inWords(leaves)} leaves` : ''}${added === '' ? '' : `, with ${added}`}`;
}

/** Advantages and drawbacks of an option, in itself and compared with the selected door. */
export function prosAndTradeoffs(
  book: PriceBook,
  option: Candidate,
  selected: Candidate | null,
  view: PriceView,
): Verdict {
  const say: Verdict = { pros: [], tradeoffs: [] };
  if (selected && selected !== option) {
    priceBeside(say, priceWriter(book, view), option, selected);
    clearBeside(say, option, selected);
  }
  const { gain, needs } = kindOf(option.door);
  say.pros.push(gain);
  say.tradeoffs.push(...needs);
  clearWidth(say, option);
  panels(say, option.door);
  transom(say, option.door);
  leadTime(say, book, option.door, selected?.door ?? option.door);
  return say;
}

function priceBeside(say: Verdict, write: PriceWriter, option: Candidate, selected: Candidate): void {
  const { amount, tenthsOfPercent } = savingsOf(option, selected);
  const own = yours(selected.door);
  if (amount === 0) {
    say.pros.push(`It costs the same as ${own}.`);
    return;
  }
  const apart = write.difference(option.price.total, selected.price.total);
  const difference = `${capitalise(write.note)} it costs ${apart} (${inPercent(tenthsOfPercent)})`;
  if (amount > 0) say.pros.push(`${difference} less than ${own}.`);
  else say.tradeoffs.push(`${difference} more than ${own}.`);
}

function clearBeside(say: Verdict, option: Candidate, selected: Candidate): void {
  const difference = option.clearWidth - selected.clearWidth;
  const own = yours(selected.door);
  if (difference > 0) say.pros.push(`The way through is ${inMm(difference)} wider than with ${own}.`);
  if (difference < 0)
    say.tradeoffs.push(`The way through is ${inMm(-difference)} narrower than with ${own}.`);
}

function clearWidth(say: Verdict, { door, clearWidth: clear, fullWidth }: Candidate): void {
  if (door.model.type === 'FIX_PANEL') return;
  const of = `${inMm(clear)} of the ${inMm(door.opening.width)} opening`;
  if (fullWidth) say.pros.push(`Opened, it leaves ${of} to walk through.`);
  else say.tradeoffs.push(`Opened, it leaves ${of} to walk through, not the full width.`);
}

function panels(say: Verdict, door: Door): void {
  const count = panelCount(door);
  if (count === 0) return;
  const subject = count === 1 ? 'The fixed side panel brings' : 'The fixed side panels bring';
  say.pros.push(`${subject} light beside the door.`);
  say.tradeoffs.push(`${inMm(measure(door).panelsWidth)} of the width is fixed glass and does not open.`);
}

function transom(say: Verdict, door: Door): void {
  if (!door.transom) return;
  const height = inMm(measure(door).transomHeight);
  say.pros.push(`The transom brings light in above the door and fills the height of the opening.`);
  say.tradeoffs.push(
    `The transom, ${height} high, is fixed; the door below it is ${inMm(door.doorHeight)} high.`,
  );
}

function leadTime(say: Verdict, book: PriceBook, door: Door, selected: Door): void {
  const weeks = doorWeeks(book, door);
  const difference = weeks - doorWeeks(book, selected);
  const ready = `Ready in about ${weeks} weeks`;
  if (difference === 0) {
    say.pros.push(`${ready}.`);
    return;
  }
  const apart = `${inWords(Math.abs(difference))} ${Math.abs(difference) === 1 ? 'week' : 'weeks'}`;
  if (difference < 0) say.pros.push(`${ready}, ${apart} sooner than ${yours(selected)}.`);
  else say.tradeoffs.push(`${ready}, ${apart} later than ${yours(selected)}.`);
}
