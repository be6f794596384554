import type { ChosenExtras } from './some-extras.ts';

/*
 * The expected texts of extras on pages, PDFs and mails, and the expected fields of the form. They are
 * written by hand, not taken from the price book or the program.
 */

const glasses: Readonly<Record<string, string>> = {
  CLEAR: 'Clear safety glass',
  SATIN: 'Satin glass',
  REEDED: 'Reeded glass',
  FLUTED: 'Fluted glass',
  BRONZE: 'Bronze tinted glass',
  ACOUSTIC: 'Acoustic glass',
};
const handles: Readonly<Record<string, string>> = {
  LEVER: 'Lever handle',
  KNURLED: 'Knurled lever, brass',
  PULL: 'Pull bar',
  FLUSH: 'Flush pull',
};

interface Finish {
  /** The value of the choice in the form. */
  readonly choice: string;
  readonly words: string;
}

const standard: Finish = { choice: 'standard', words: 'RAL 9005 (jet black)' };
const anthracite: Finish = { choice: 'RAL 7016', words: 'RAL 7016 (anthracite grey)' };
const finishes: Readonly<Record<string, Finish>> = {
  'RAL 9005': standard,
  'RAL 7016': anthracite,
  anthracite,
  '#383e42': anthracite,
  brass: { choice: 'own', words: 'Brass' },
  '#123456': { choice: 'own', words: 'Dark blue (#123456)' },
};
const finishOf = ({ frameColor }: ChosenExtras): Finish => finishes[frameColor ?? 'RAL 9005'] ?? standard;

const gridsOfTheForm = new Set(['1x3', '1x4', '2x4', '2x5', '3x5']);

export type Facts = readonly (readonly [name: string, text: string])[];
export const factNames = new Set(['Colour', 'Glazing bars', 'Glass', 'Handle', 'Lock', 'Number', 'Room']);

/** The extras of a door as a list of name and text. */
export function extrasFacts(extras: ChosenExtras): Facts {
  const { glazingBars, glass, handle, lock, quantity, room } = extras;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Colour', finishOf(extras).words],
    ['Glazing bars', glazingBars && `${glazingBars.replace('x', ' × ')} panes in each leaf and side panel`],
    ['Glass', glasses[glass ?? '']],
    ['Handle', handles[handle ?? '']],
    ['Lock', lock && 'With a lock'],
    ['Number', quantity === undefined ? undefined : `${quantity} pieces`],
    ['Room', room],
  ];
  return facts.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
}

/** The names of charges, by the item of a breakdown. */
export const chargeNames: Readonly<Record<string, string>> = {
  glazing_bars: 'Glazing bars',
  glass: 'Glass',
  finish: 'Finish',
  handle: 'Handle',
  lock: 'Lock',
};

/** The fields of the form of a door with these extras. */
export function extrasForm(extras: ChosenExtras): Readonly<Record<string, string>> {
  const { glazingBars = '', glass = '', handle = '', lock = '', quantity = 1, room = '' } = extras;
  const { choice } = finishOf(extras);
  const isOwnGrid = glazingBars !== '' && !gridsOfTheForm.has(glazingBars);
  return {
    colour: choice,
    hex: choice === 'own' ? (extras.frameColor ?? '') : '',
    bars: isOwnGrid ? 'own' : glazingBars || 'none',
    grid: isOwnGrid ? glazingBars : '',
    ...{ glass, handle, lock, quantity: String(quantity), room },
  };
}

/** The extras as a page stores them, by the choices of its form. */
export function extrasStored(extras: ChosenExtras): Readonly<Record<string, string>> {
  const { frameColor = '', quantity, ...same } = extras;
  const { choice } = finishOf(extras);
  return {
    ...same,
    ...(choice !== 'standard' && { frameColor: choice === 'own' ? frameColor : choice }),
    ...(quantity !== undefined && { quantity: String(quantity) }),
  };
}
