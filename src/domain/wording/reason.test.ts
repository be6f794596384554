import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { recommend } from '../recommendation/recommend.ts';
import { mm } from '../units.ts';
import { reasonText } from './reason.ts';

/** Only a pivot door reaches this high, and in so narrow an opening it leaves 670 mm. */
const tallAndNarrow = { width: mm(820), height: mm(3350) };

const nothing = (door: WireDoor, budgetSensitive: boolean) =>
  reasonText(book, recommend(book, tallAndNarrow, door, { needsFullWidthAccess: false, budgetSensitive }));

describe('the reason why nothing is recommended', () => {
  it.each<[WireDoor]>([[{ doorType: 'Garage' }], [{ doorTypeKey: 'SINGLE_HINGED', leftPanels: 'x' }]])(
    'has its figure in it for %j',
    (door) => {
      expect(nothing(door, false)).toContain('a clear width of at least 800 mm');
      expect(nothing(door, true)).toContain('a clear width of at least 700 mm');
    },
  );
});

interface Wishes {
  readonly full?: boolean;
  readonly budget?: boolean;
}

describe('the reason, word for word', () => {
  it.each<[what: string, size: readonly [number, number], door: WireDoor, wishes: Wishes, reason: string]>([
    [
      'for what saves money',
      [1800, 2100],
      { doorTypeKey: 'DOUBLE_HINGED' },
      {},
      'A single hinged door with one side panel on the right costs €3,347, which saves €804 (19.4%) on your selected door at €4,151. It has a clear width of 840 mm, compared with 1700 mm now.',
    ],
    [
      'for the closest to a door that cannot be made',
      [1800, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'The single hinged door you selected cannot be made for an opening of 1800 × 2100 mm. A single hinged door with one side panel on the right is the suitable layout closest to it: it costs €3,347 and has a clear width of 840 mm.',
    ],
    [
      'for the cheapest instead of one, where money decides',
      [1800, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      { budget: true },
      'The single hinged door you selected cannot be made for an opening of 1800 × 2100 mm. A single hinged door with one side panel on the right is the least expensive suitable layout: it costs €3,347 and has a clear width of 840 mm.',
    ],
    [
      'for a door that is not understood',
      [3000, 2100],
      { doorType: 'Garage' },
      { full: true },
      'The door you selected cannot be priced as it is described. A four-leaf bi-fold door is the least expensive suitable layout: it costs €8,325 and has a clear width of 2680 mm.',
    ],
    [
      'for the full width, even where it costs more',
      [1500, 2100],
      { doorTypeKey: 'SINGLE_HINGED', rightPanels: '1', doorLeafWidth: '900' },
      { full: true },
      'You need the full width, and your selected door has a clear width of 840 mm in an opening of 1500 mm. A double hinged door has a clear width of 1400 mm and costs €3,553, €596 more.',
    ],
    [
      'against a change that costs more',
      [900, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'We would stay with your selected door at €2,116: the least expensive suitable alternative, a single sliding door, costs €254 more.',
    ],
    [
      'against a change that saves too little',
      [1100, 2300],
      { doorTypeKey: 'DOUBLE_HINGED' },
      {},
      'We would stay with your selected door at €2,964: a single hinged door would save €240 (8.1%), and we suggest a change only from €250 and 10% upwards.',
    ],
    [
      'where nothing else suits',
      [1000, 500],
      { doorTypeKey: 'FIX_PANEL' },
      {},
      'No other layout for this opening suits better, so we would stay with your selected panel at €430, which has no way through.',
    ],
    [
      'where nothing opens the full width',
      [820, 3350],
      { doorTypeKey: 'PIVOT', topPanel: 'yes', doorHeightMm: '2600' },
      { full: true },
      'No layout opens nearly the full 820 mm, so we would stay with your selected door at €3,540, which has a clear width of 670 mm.',
    ],
    [
      'where nothing can be made',
      [7000, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'None of our standard layouts fits an opening of 7000 × 2100 mm. Please send us an internal doors quote request, and we will look at it with you.',
    ],
  ])('%s', (_, [width, height], door, { full = false, budget = false }, reason) => {
    const opening = { width: mm(width), height: mm(height) };
    const preferences = { needsFullWidthAccess: full, budgetSensitive: budget };
    expect(reasonText(book, recommend(book, opening, door, preferences))).toBe(reason);
  });
});
