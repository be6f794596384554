import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { noExtras } from '../extras/extras.ts';
import { findDoors, type Needs } from '../finding/find.ts';
import { cents, mm } from '../units.ts';
import { foundText } from './found.ts';

function found(width: number, wishes: Partial<Needs>) {
  const needs: Needs = { opening: { width: mm(width), height: mm(2100) }, extras: noExtras, ...wishes };
  const result = findDoors(book, needs);
  return { ...result, text: foundText(book, needs, result) };
}
const three = { ...noExtras, quantity: 3 };
const hinged = { types: ['SINGLE_HINGED'] as const };
// 1.89 m² × €950 + €320 = €2,115.50, so €2,116; with VAT €2,602.68, so €2,603.
const price = 'about €2,603 with VAT (€2,116 without VAT), supply only';

describe('the message about found doors', () => {
  it.each<[number, Partial<Needs>, string]>([
    [
      700,
      hinged,
      'A single hinged door is the only layout compared here that meets these needs: about €2,263 with VAT (€1,840 without VAT), supply only.',
    ],
    [
      900,
      {},
      `A single hinged door is the least expensive of the 6 layouts compared here that meet these needs: ${price}.`,
    ],
    [
      900,
      { ...hinged, extras: three, budget: cents(780_900) },
      `A single hinged door is the least expensive of the 2 layouts compared here that meet these needs: ${price} each.`,
    ],
    [
      900,
      { ...hinged, extras: three, budget: cents(780_800) },
      `None of the layouts compared here that meet these needs is within €7,808 with VAT. The nearest to it is a single hinged door, ${price} each: €1 more than the budget.`,
    ],
    [
      900,
      { ...hinged, budget: cents(200_000) },
      `None of the layouts compared here that meet these needs is within €2,000 with VAT. The nearest to it is a single hinged door, ${price}: €603 more than the budget.`,
    ],
  ])('names the least expensive in an opening of %i mm: %j', (width, wishes, text) => {
    expect(found(width, wishes).text).toBe(text);
  });

  it.each<[number, Partial<Needs>, string, string]>([
    [50, {}, 'opening', 'No door can be made for an opening of 50 × 2100 mm.'],
    [400, {}, 'types', 'Only a fixed panel can be made for an opening of 400 × 2100 mm.'],
    [
      700,
      { types: ['BIFOLD'] },
      'types',
      'None of the types asked for can be made for an opening of 700 × 2100 mm.',
    ],
    [
      600,
      { noSwing: true },
      'noSwing',
      'No sliding or bi-fold door, whose leaves do not swing, can be made for an opening of 600 × 2100 mm.',
    ],
    [
      900,
      { ...hinged, noSwing: true },
      'noSwing',
      'Of the types asked for, no sliding or bi-fold door, whose leaves do not swing, can be made for an opening of 900 × 2100 mm.',
    ],
    [
      900,
      { types: ['FIX_PANEL'], fullWidth: true },
      'fullWidth',
      'Of the types asked for, none of our usual layouts leaves nearly all of an opening of 900 × 2100 mm free to walk through.',
    ],
    [
      900,
      { minimumClear: mm(861) },
      'minimumClear',
      'None of our usual layouts for an opening of 900 × 2100 mm leaves 861 mm to walk through.',
    ],
    [
      900,
      { ...hinged, minimumClear: mm(860) },
      'minimumClear',
      'Of the types asked for, none of our usual layouts for an opening of 900 × 2100 mm leaves 860 mm to walk through.',
    ],
    [900, { maximumWeeks: 1 }, 'maximumWeeks', 'No door for an opening of 900 × 2100 mm is ready in 1 week.'],
    [
      900,
      { types: ['SLIDING'], maximumWeeks: 8 },
      'maximumWeeks',
      'Of the types asked for, no door for an opening of 900 × 2100 mm is ready in 8 weeks.',
    ],
    [
      900,
      { noSwing: true, maximumWeeks: 8 },
      'together',
      'Each of these needs can be met, but none of our usual layouts meets all of them together.',
    ],
  ])('names the need that leaves none in an opening of %i mm: %j (%s)', (width, wishes, unmet, text) => {
    expect(found(width, wishes)).toMatchObject({ count: 0, options: [], unmet, text });
  });
});

it('a fixed panel is found if its type is asked for', () => {
  const { options } = found(900, { types: ['FIX_PANEL'] });
  expect(options.map(({ door }) => door.model.type)).toEqual(['FIX_PANEL']);
});
