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
  readonly pros: readonly string[];
  readonly tradeoffs: readonly string[];
}

type Aspect = (door: Door) => Verdict;

/** What speaks for a type and against it, whatever else is in the opening. */
const types: Readonly<Record<DoorTypeKey, Aspect>> = {
  SINGLE_HINGED: ({ leafWidth }) => ({
    pros: ['One leaf with a familiar swing, and no wall space needed beside it.'],
    tradeoffs: [`The leaf needs ${inMm(leafWidth)} of free floor to swing.`],
  }),
  DOUBLE_HINGED: ({ leafWidth }) => ({
    pros: ['Both leaves open, and each needs less floor to swing than one wide leaf would.'],
    tradeoffs: [`Each leaf needs ${inMm(leafWidth)} of free floor to swing.`],
  }),
  DOUBLE_HINGED_ACTIVE_PASSIVE: (door) => ({
    pros: [
      `The active leaf, ${inMm(door.leafWidth)} wide, serves every day; the passive one opens when more room is needed.`,
    ],
    tradeoffs: [
      `The active leaf needs ${inMm(door.leafWidth)} of free floor to swing.`,
      `The passive leaf, ${inMm(measure(door).passiveWidth ?? 0)} wide, has to be unbolted for the whole width.`,
    ],
  }),
  SLIDING: ({ leafWidth }) => ({
    pros: ['The leaf slides, so no floor is lost to its swing.'],
    tradeoffs: [`The leaf needs about ${inMm(leafWidth)} of free run beside the door to slide.`],
  }),
  DOUBLE_SLIDING: ({ leafWidth }) => ({
    pros: ['Both leaves slide apart, so no floor is lost to their swing.'],
    tradeoffs: [`Each leaf needs about ${inMm(leafWidth)} of free run beside the door to slide.`],
  }),
  PIVOT: ({ leafWidth }) => ({
    pros: ['One large leaf that turns on pivots in floor and head, without hinges in sight.'],
    tradeoffs: [`The leaf, ${inMm(leafWidth)} wide, needs free floor on both sides of the wall to turn.`],
  }),
  BIFOLD: ({ model, leafWidth }) => ({
    pros: [`The ${inWords(model.leaves)} leaves fold together and need little floor to open.`],
    tradeoffs: [
      `The folded leaves, each ${inMm(leafWidth)} wide, stand out from the wall and take ${inMm(model.clearDeduction ?? 0)} of the way through.`,
    ],
  }),
  FIX_PANEL: () => ({
    pros: ['Brings light through the wall, with nothing that has to open.'],
    tradeoffs: ['It does not open: there is no way through.'],
  }),
};

/** The option by its name on the price list, with its leaves, transom and panels. */
export function optionLabel(door: Door): string {
  const { bifoldConfig, label, leaves } = door.model;
  const added = extras(door);
  return `${label}${bifoldConfig ? `, ${inWords(leaves)} leaves` : ''}${added === '' ? '' : `, with ${added}`}`;
}

/** What a customer can be told for and against an option, by itself and beside the selected door. */
export function prosAndTradeoffs(
  book: PriceBook,
  option: Candidate,
  selected: Candidate | null,
  view: PriceView,
): Verdict {
  const verdicts = [
    ...(selected && selected !== option
      ? [priceBeside(priceWriter(book, view), option, selected), clearBeside(option, selected)]
      : []),
    types[option.door.model.type](option.door),
    clearWidth(option),
    panels(option),
    transom(option.door),
    leadTime(book, option.door, selected?.door ?? option.door),
  ];
  return {
    pros: verdicts.flatMap(({ pros }) => pros),
    tradeoffs: verdicts.flatMap(({ tradeoffs }) => tradeoffs),
  };
}

const pro = (text: string): Verdict => ({ pros: [text], tradeoffs: [] });
const tradeoff = (text: string): Verdict => ({ pros: [], tradeoffs: [text] });
const nothing: Verdict = { pros: [], tradeoffs: [] };

function priceBeside(write: PriceWriter, option: Candidate, selected: Candidate): Verdict {
  const { amount, tenthsOfPercent } = savingsOf(option, selected);
  const own = yours(selected.door);
  if (amount === 0) return pro(`It costs the same as ${own}.`);
  const apart = write.difference(option.price.total, selected.price.total);
  const difference = `${capitalise(write.note)} it costs ${apart} (${inPercent(tenthsOfPercent)})`;
  return amount > 0 ? pro(`${difference} less than ${own}.`) : tradeoff(`${difference} more than ${own}.`);
}

function clearBeside(option: Candidate, selected: Candidate): Verdict {
  const difference = option.clearWidth - selected.clearWidth;
  if (difference === 0) return nothing;
  const own = yours(selected.door);
  return difference > 0
    ? pro(`The way through is ${inMm(difference)} wider than with ${own}.`)
    : tradeoff(`The way through is ${inMm(-difference)} narrower than with ${own}.`);
}

function clearWidth({ door, clearWidth: clear, fullWidth }: Candidate): Verdict {
  if (door.model.type === 'FIX_PANEL') return nothing;
  const of = `${inMm(clear)} of the ${inMm(door.opening.width)} opening`;
  return fullWidth
    ? pro(`Opened, it leaves ${of} to walk through.`)
    : tradeoff(`Opened, it leaves ${of} to walk through, not the full width.`);
}

function panels({ door }: Candidate): Verdict {
  const count = panelCount(door);
  if (count === 0) return nothing;
  const { panelsWidth } = measure(door);
  const subject = count === 1 ? 'The fixed side panel brings' : 'The fixed side panels bring';
  return {
    pros: [`${subject} light beside the door.`],
    tradeoffs: [`${inMm(panelsWidth)} of the width is fixed glass and does not open.`],
  };
}

function transom(door: Door): Verdict {
  if (!door.transom) return nothing;
  const height = inMm(measure(door).transomHeight);
  return {
    pros: [`The transom brings light in above the door and fills the height of the opening.`],
    tradeoffs: [`The transom, ${height} high, is fixed; the door below it is ${inMm(door.doorHeight)} high.`],
  };
}

function leadTime(book: PriceBook, door: Door, selected: Door): Verdict {
  const weeks = doorWeeks(book, door);
  const difference = weeks - doorWeeks(book, selected);
  const ready = `Ready in about ${weeks} weeks`;
  if (difference === 0) return pro(`${ready}.`);
  const apart = `${inWords(Math.abs(difference))} ${Math.abs(difference) === 1 ? 'week' : 'weeks'}`;
  return difference < 0
    ? pro(`${ready}, ${apart} sooner than ${yours(selected)}.`)
    : tradeoff(`${ready}, ${apart} later than ${yours(selected)}.`);
}
