import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Checked } from '../app/figures/checked.ts';
import { type PhotographFile, readPhotograph } from '../app/figures/photographs.ts';
import type { Business } from '../domain/business/business.ts';
import { unreadableReason } from './unreadable.ts';

/** The maker's card with the photographs that it names. */
export interface Card {
  readonly business: Business;
  readonly photographs: readonly PhotographFile[];
}

/** Loads the photographs of a card, by paths relative to the card's folder. On failure returns all faults. */
export function withPhotographs(business: Business, cardFile: string): Checked<Card> {
  const named = business.photographs ?? [];
  const read = named.map(({ file }) => readFile(resolve(dirname(cardFile), file)));
  const nameOf = (each: (typeof read)[number] | undefined) => (each?.ok ? each.value.name : null);
  const faults = read.flatMap((each, index) => {
    const first = read.findIndex((other) => each.ok && nameOf(other) === each.value.name);
    const own = each.ok ? [] : each.faults;
    const again = each.ok && first < index ? [`is the same picture as /photographs/${first}`] : [];
    return [...own, ...again].map((fault) => `/photographs/${index}/file: ${fault}`);
  });
  if (faults.length > 0) return { ok: false, faults };
  const photographs = read.flatMap((each) => (each.ok ? [each.value] : []));
  const served = named.map((each, index) => ({ ...each, file: photographs[index]?.name ?? '' }));
  return { ok: true, value: { business: { ...business, photographs: served }, photographs } };
}

function readFile(file: string): Checked<PhotographFile> {
  try {
    return readPhotograph(readFileSync(file));
  } catch (error) {
    return { ok: false, faults: [`${file} cannot be read: ${unreadableReason(error)}`] };
  }
}
