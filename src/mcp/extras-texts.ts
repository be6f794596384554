import type { Range } from '../contract/doors/estimate.ts';
import type { ExtrasOffered } from '../contract/doors/extras.ts';
import { euro } from '../domain/wording/format.ts';

/** What a door costs in the openings within a tolerance, or why it cannot be made in them. */
export function rangeText(range: Range, quantity = 1): string {
  const { priceFrom, priceTo, priceFromInclVat, priceToInclVat, makeable, firstIssue } = range;
  const span = (from: number | null, to: number | null) =>
    from === to ? euro(from ?? 0) : `${euro(from ?? 0)} to ${euro(to ?? 0)}`;
  const cost = `${span(priceFromInclVat, priceToInclVat)} with VAT (${span(priceFrom, priceTo)} without VAT)${quantity > 1 ? ' each' : ''}`;
  if (makeable === 'none') return 'In no opening within the tolerance can it be made.';
  if (!firstIssue) return `In every opening within the tolerance: ${cost}.`;
  const { opWidth, opHeight, message } = firstIssue;
  return `In the openings within the tolerance in which it can be made: ${cost}. It cannot be made at ${opWidth} × ${opHeight} mm: ${message}`;
}

/** The extras that can be chosen, with their keys and net prices. */
export function extrasOfferedText({ glazingBars, glass, finish, handles, lock }: ExtrasOffered): string[] {
  const all = [
    ...(glass.length > 0
      ? [
          `Glass: ${glass.map(({ key, label, perSquareMetreEur }) => `${label} (${key}, ${euro(perSquareMetreEur)} a m²)`).join(', ')}.`,
        ]
      : []),
    ...(handles.length > 0
      ? [
          `Handles: ${handles.map(({ key, label, eachEur }) => `${label} (${key}, ${euro(eachEur)})`).join(', ')}.`,
        ]
      : []),
    ...(lock ? [`Lock: ${euro(lock.eachEur)}.`] : []),
    ...(glazingBars
      ? [
          `Glazing bars: ${euro(glazingBars.perMetreEur)} a metre, at most ${glazingBars.mostColumns}x${glazingBars.mostRows} panes in each leaf and side panel.`,
        ]
      : []),
    ...(finish
      ? [
          `Finishes: ${finish.standard.join(', ')} at no charge, any other RAL Classic colour or HEX colour ${finish.percent}%, at least ${euro(finish.leastEur)}.`,
        ]
      : []),
  ];
  return all.length === 0 ? [] : [...all, 'Extras are priced without VAT here.'];
}
