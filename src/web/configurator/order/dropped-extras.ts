import type { WireDoor } from '../../../domain/doors/fields.ts';
import type { ExtraField } from '../../../domain/extras/extras.ts';
import { type ExtrasOffer, notOffered } from '../../../domain/extras/offer.ts';
import { capitalise, listed } from '../../../domain/wording/format.ts';

const names: Readonly<Partial<Record<ExtraField, string>>> = {
  glazingBars: 'glazing bars',
  glass: 'glass',
  frameColor: 'colour',
  handle: 'handle',
  lock: 'lock',
};

/** The extras of an older link that are not offered any more. The form shows other faults at the field. */
export const droppedFrom = (offer: ExtrasOffer, door: WireDoor): readonly ExtraField[] =>
  notOffered(offer, door)
    .filter(({ field }) => field !== 'glazingBars' || !offer.glazingBars)
    .filter(({ field }) => field !== 'frameColor' || !offer.finish)
    .map(({ field }) => field);

/** The line at a door that lost extras; "" for a door that has all of its extras. */
export function droppedText(door: WireDoor, dropped: readonly ExtraField[]): string {
  if (dropped.length === 0) return '';
  const named = dropped.map((field) => `the ${names[field] ?? field}${keyIn(field, door)}`);
  const isOne = dropped.length === 1 && dropped[0] !== 'glazingBars';
  const [are, them] = isOne ? ['is', 'it'] : ['are', 'them'];
  return `${capitalise(listed(named))} of this link ${are} no longer offered. The door is shown and priced without ${them}.`;
}

/** The choice by its key, if it looks like one: a link can say anything. */
function keyIn(field: ExtraField, door: WireDoor): string {
  const key = door[field]?.trim() ?? '';
  return (field === 'glass' || field === 'handle') && /^[A-Z][A-Z0-9_]{0,29}$/.test(key)
    ? ` “${key.toLowerCase().replaceAll('_', ' ')}”`
    : '';
}
