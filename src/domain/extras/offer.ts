import type { Cents, Rate } from '../units.ts';
import { hasBars, readBars } from './bars.ts';
import { commonFinishNames, readFinish, sameFinish, type Finish } from './finish.ts';
import { type Extras, type ExtraField, type WireExtras, noExtras, readYesNo } from './extras.ts';

/** One kind of glass or handle. */
export interface Choice<Price> {
  readonly key: string;
  readonly label: string;
  readonly price: Price;
  readonly weeks: number;
}

/** The extras that a price book offers; null for an extra that it does not offer. */
export interface ExtrasOffer {
  readonly glazingBars: {
    readonly perMetre: Cents;
    readonly mostColumns: number;
    readonly mostRows: number;
    readonly weeks: number;
  } | null;
  readonly glass: readonly Choice<Rate>[];
  readonly finish: {
    readonly standard: readonly Finish[];
    readonly percent: number;
    readonly least: Cents;
    readonly weeks: number;
  } | null;
  readonly handles: readonly Choice<Cents>[];
  readonly lock: { readonly each: Cents; readonly weeks: number } | null;
}

export const noOffer: ExtrasOffer = { glazingBars: null, glass: [], finish: null, handles: [], lock: null };

export const choiceOf = <Price>(choices: readonly Choice<Price>[], key: string | null) =>
  choices.find((choice) => choice.key === key);

/**
 * The choice that a customer names, ignoring case: by key, by label, or by words that only one label has,
 * such as "reeded" or "knurled lever".
 */
export function choiceNamed<Price>(
  choices: readonly Choice<Price>[],
  text: string,
): Choice<Price> | undefined {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return undefined;
  const same = (own: readonly string[]) =>
    own.length === wanted.length && wanted.every((word) => own.includes(word));
  const exact = choices.find(({ key, label }) => same(wordsOf(key)) || same(wordsOf(label)));
  const [only, ...others] = choices.filter(({ label }) =>
    wanted.every((word) => wordsOf(label).includes(word)),
  );
  return exact ?? (others.length === 0 ? only : undefined);
}

/** The words of a text in lower case, without words that do not distinguish choices. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !sharedWords.has(word));

const sharedWords: ReadonlySet<string> = new Set(['a', 'glass', 'handle', 'handles', 'safety', 'tinted']);

/** The finish of a door without a chosen finish. */
export const standardFinish = ({ finish }: ExtrasOffer): Finish => finish?.standard[0] ?? 'black';

/** Whether a finish costs nothing. */
export const isStandardFinish = ({ finish: terms }: ExtrasOffer, finish: Finish | null): boolean =>
  finish === null || (terms?.standard.some((standard) => sameFinish(standard, finish)) ?? false);

/** An extra that is not offered, with the alternatives. */
export interface NotOffered {
  readonly field: ExtraField;
  /** Follows the name of the field: "must be one of …". */
  readonly complaint: string;
}

/** The extras of a door that the book does not offer. */
export function notOffered(offer: ExtrasOffer, wire: WireExtras): readonly NotOffered[] {
  return checkedFields.flatMap((field) => {
    const text = wire[field]?.trim() ?? '';
    const complaint = text === '' ? null : checks[field](offer, text);
    return complaint === null ? [] : [{ field, complaint }];
  });
}

const checks = {
  glazingBars({ glazingBars }: ExtrasOffer, text: string): string | null {
    const bars = readBars(text);
    if (bars && !hasBars(bars)) return null;
    if (!glazingBars) return 'is not offered';
    const { mostColumns, mostRows } = glazingBars;
    if (bars && bars.columns <= mostColumns && bars.rows <= mostRows) return null;
    return `must be columns × rows of panes, from "1x1" (none) to "${mostColumns}x${mostRows}", such as "2x4"`;
  },
  glass: ({ glass }: ExtrasOffer, text: string) => amongKeys(glass, text),
  handle: ({ handles }: ExtrasOffer, text: string) => amongKeys(handles, text),
  lock({ lock }: ExtrasOffer, text: string): string | null {
    const wanted = readYesNo(text);
    if (wanted === undefined) return 'must be yes or no; 1, true, y, on, 0, false, n, off, none work too';
    return wanted && !lock ? 'is not offered' : null;
  },
  frameColor({ finish }: ExtrasOffer, text: string): string | null {
    const wanted = readFinish(text);
    if (wanted === undefined) {
      const names = commonFinishNames.join(', ');
      return `must be a colour of RAL Classic such as "RAL 7016", a HEX colour such as "#383e42", or a name: ${names}`;
    }
    return finish || wanted.startsWith('#') ? null : 'is not offered';
  },
};

const checkedFields = Object.keys(checks) as (keyof typeof checks)[];

function amongKeys(choices: readonly Choice<unknown>[], text: string): string | null {
  if (choices.some(({ key }) => key === text)) return null;
  return choices.length === 0
    ? 'is not offered'
    : `must be one of ${choices.map(({ key }) => key).join(', ')}`;
}

/** Removes extras that the book does not offer any more, such as a glass in an old link. */
export function offeredExtras(offer: ExtrasOffer, extras: Extras): Extras {
  if (extras === noExtras) return extras;
  const { bars, glass, handle, lock, finish } = extras;
  const most = offer.glazingBars;
  return {
    ...extras,
    bars: bars && most && bars.columns <= most.mostColumns && bars.rows <= most.mostRows ? bars : null,
    glass: choiceOf(offer.glass, glass)?.key ?? null,
    handle: choiceOf(offer.handles, handle)?.key ?? null,
    lock: lock && offer.lock !== null,
    finish: offer.finish || finish?.startsWith('#') ? finish : null,
  };
}
