import { type SharedParts, none, numberAt, slot } from './shared-memory.ts';

type Stretches = Pick<SharedParts, 'slots' | 'links'>;

/** Whether one can be had. */
export const hasStretch = ({ slots, links }: Stretches): boolean =>
  numberAt(slots, slot.freeStretch) !== none || numberAt(slots, slot.stretchesUsed) < links.length - 1;

/** One that nobody uses; `none` where all are used. */
export function takeStretch({ slots, links }: Stretches): number {
  const given = numberAt(slots, slot.freeStretch);
  if (given !== none) {
    slots[slot.freeStretch] = numberAt(links, given);
    links[given] = none;
    return given;
  }
  const used = numberAt(slots, slot.stretchesUsed);
  if (used === links.length - 1) return none;
  slots[slot.stretchesUsed] = used + 1;
  return used + 1;
}

export function giveBackStretch({ slots, links }: Stretches, stretch: number): void {
  links[stretch] = numberAt(slots, slot.freeStretch);
  slots[slot.freeStretch] = stretch;
}
