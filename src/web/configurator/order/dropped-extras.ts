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

/** The extras of an older link that are no longer offered. Other faults are shown at their fields. */
export const droppedFrom = (offer: ExtrasOffer, door: WireDoor): readonly ExtraField[] =>
  notOffered(offer, door)
    .filter(({ field }) => field !== 'glazingBars' || !offer.glazingBars)
    .filter(({ field }) => field !== 'frameColor' || !offer.finish)
    .map(({ field }) => field);

/** The text shown at a door that lost extras; empty for a door that has all of its extras. */
export function droppedText(door: WireDoor, dropped: readonly ExtraField[]): string {
  if (dropped.length === 0) return '';
  const named = dropped.map((field) => `the ${names[field] ?? field}${keyIn(field, door)}`);
  const isOne = dropped.length === 1 && dropped[0] !== 'glazingBars';
  const [are, them] = isOne ? ['is', 'it'] : ['are', 'them'];
  return `${capitalise(listed(named))} of this link ${are} no longer offered. The door is shown and priced without ${them}.`;
}

/**
 * The quoted key of an extra. Text that does not look like a key is left out, as links may contain any text.
 */
function keyIn(field: ExtraField, door: WireDoor): string {
  const key = door[field]?.trim() ?? '';
  return (field === 'glass' || field === 'handle') && /^[A-Z][A-Z0-9_]{0,29}$/.test(key)
    ? ` “${key.toLowerCase().replaceAll('_', ' ')}”`
    : '';
}
