import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { recommend } from '../recommendation/recommend.ts';
import { mm } from '../units.ts';
import { reasonText } from './reason.ts';

/** Only a pivot door can be this tall; in this width its clear width is 670 mm. */
const tallAndNarrow = { width: mm(820), height: mm(3350) };

const nothing = (door: WireDoor, budgetSensitive: boolean) =>
  reasonText(
    book,
    recommend(book, tallAndNarrow, door, { needsFullWidthAccess: false, budgetSensitive }),
    'with-vat',
  );

describe('the reason for recommending nothing', () => {
  it.each<[WireDoor]>([[{ doorType: 'Garage' }], [{ doorTypeKey: 'SINGLE_HINGED', leftPanels: 'x' }]])(
    'contains the minimum clear width for %j',
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

describe('the text of the reason for the trade', () => {
  it.each<[what: string, size: readonly [number, number], door: WireDoor, wishes: Wishes, reason: string]>([
    [
      'if an option saves money',
      [1800, 2100],
      { doorTypeKey: 'DOUBLE_HINGED' },
      {},
      'A single hinged door with one side panel on the right costs €3,347 without VAT (€4,117 with VAT), which saves €804 (19.4%) on your selected door at €4,151. It has a clear width of 840 mm, compared with 1700 mm now.',
    ],
    [
      'if the closest option replaces a door that cannot be made',
      [1800, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'The single hinged door you selected cannot be made for an opening of 1800 × 2100 mm. A single hinged door with one side panel on the right is the suitable layout closest to it: it costs €3,347 without VAT (€4,117 with VAT) and has a clear width of 840 mm.',
    ],
    [
      'if the cheapest option replaces a door that cannot be made, because the preference is price',
      [1800, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      { budget: true },
      'The single hinged door you selected cannot be made for an opening of 1800 × 2100 mm. A single hinged door with one side panel on the right is the least expensive of the 9 suitable layouts compared here, with our usual leaf widths and with no side panels or the fewest that fit: it costs €3,347 without VAT (€4,117 with VAT) and has a clear width of 840 mm.',
    ],
    [
      'if the type of the selected door is unknown',
      [3000, 2100],
      { doorType: 'Garage' },
      { full: true },
      'The door you selected cannot be priced as it is described. A four-leaf bi-fold door is the only suitable layout compared here, with our usual leaf widths and with no side panels or the fewest that fit: it costs €8,325 without VAT (€10,240 with VAT) and has a clear width of 2680 mm.',
    ],
    [
      'if an option has the full width but costs more',
      [1500, 2100],
      { doorTypeKey: 'SINGLE_HINGED', rightPanels: '1', doorLeafWidth: '900' },
      { full: true },
      'You need the full width, and your selected door has a clear width of 840 mm in an opening of 1500 mm. A double hinged door has a clear width of 1400 mm and costs €3,553 without VAT (€4,370 with VAT), €596 more.',
    ],
    [
      'if all options cost more',
      [900, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'We would stay with your selected door at €2,116 without VAT (€2,603 with VAT): a single sliding door, the only other suitable layout compared here, with our usual leaf widths and with no side panels or the fewest that fit, costs €254 more.',
    ],
    [
      'if an option saves too little',
      [1100, 2300],
      { doorTypeKey: 'DOUBLE_HINGED' },
      {},
      'We would stay with your selected door at €2,964 without VAT (€3,646 with VAT): a single hinged door would save €240 (8.1%), and we suggest a change only from €250 and 10% upwards.',
    ],
    [
      'if an option saves too little and the preference is price',
      [920, 2100],
      { doorTypeKey: 'SINGLE_HINGED', rightPanels: '1', doorLeafWidth: '700' },
      { budget: true },
      'We would stay with your selected door at €2,210 without VAT (€2,718 with VAT): a single hinged door would save €47 (2.1%), and we suggest a change only from €50 and 3% upwards.',
    ],
    [
      'if no other layout is suitable',
      [1000, 500],
      { doorTypeKey: 'FIX_PANEL' },
      {},
      'None of the other layouts compared here suits better, so we would stay with your selected panel at €430 without VAT (€529 with VAT), which has no way through.',
    ],
    [
      'if no layout opens the full width',
      [820, 3350],
      { doorTypeKey: 'PIVOT', topPanel: 'yes', doorHeightMm: '2600' },
      { full: true },
      'No layout opens nearly the full 820 mm, so we would stay with your selected door at €3,540 without VAT (€4,354 with VAT), which has a clear width of 670 mm.',
    ],
    [
      'if no other layout opens the full width',
      [600, 1900],
      { doorTypeKey: 'SINGLE_HINGED' },
      { full: true },
      'No other layout opens nearly the full 600 mm, so we would stay with your selected door at €1,840 without VAT (€2,263 with VAT), which has a clear width of 540 mm.',
    ],
    [
      'if an option has the full width and costs less',
      [800, 1900],
      { doorTypeKey: 'PIVOT' },
      { full: true },
      'You need the full width, and your selected door has a clear width of 650 mm in an opening of 800 mm. A single hinged door has a clear width of 740 mm and costs €1,840 without VAT (€2,263 with VAT), €844 less.',
    ],
    [
      'if a door replaces a fixed panel, because the full width is needed',
      [600, 1900],
      { doorTypeKey: 'FIX_PANEL' },
      { full: true },
      'You need the full width, and your selected panel has no way through in an opening of 600 mm. A single hinged door has a clear width of 540 mm and costs €1,840 without VAT (€2,263 with VAT), €1,013 more.',
    ],
    [
      'if a fixed panel replaces another',
      [300, 2300],
      { doorTypeKey: 'FIX_PANEL', topPanel: 'yes', doorHeightMm: '2100' },
      {},
      'A fixed panel costs €548 without VAT (€674 with VAT), which saves €373 (40.5%) on your selected panel at €921. Neither of them opens.',
    ],
    [
      'if an option saves money with the same clear width',
      [600, 2300],
      { doorTypeKey: 'SINGLE_HINGED', topPanel: 'yes', doorHeightMm: '2100' },
      {},
      'A single hinged door costs €1,840 without VAT (€2,263 with VAT), which saves €410 (18.2%) on your selected door at €2,250. It has the same clear width of 540 mm.',
    ],
    [
      'if a fixed panel replaces another that cannot be made',
      [300, 500],
      { doorTypeKey: 'FIX_PANEL', topPanel: 'yes', doorHeightMm: '2100' },
      {},
      'The fixed panel you selected cannot be made for an opening of 300 × 500 mm. A fixed panel is the suitable layout closest to it: it costs €430 without VAT (€529 with VAT) and has no way through.',
    ],
    [
      'if the door cannot be made and no option opens wide enough',
      [800, 3350],
      { doorTypeKey: 'SINGLE_HINGED' },
      { budget: true },
      'The single hinged door you selected cannot be made for an opening of 800 × 3350 mm, and none of the layouts compared here opens wide enough to be recommended, with a clear width of at least 700 mm.',
    ],
    [
      'if the door cannot be made and no option opens the full width',
      [300, 500],
      { doorTypeKey: 'FIX_PANEL', topPanel: 'yes', doorHeightMm: '2100' },
      { full: true },
      'The fixed panel you selected cannot be made for an opening of 300 × 500 mm, and none of the layouts compared here opens nearly the full 300 mm.',
    ],
    [
      'if no layout can be made',
      [7000, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      {},
      'None of our standard layouts fits an opening of 7000 × 2100 mm. Please ask us for an offer for internal doors, and we will look at it with you.',
    ],
  ])('%s', (_, [width, height], door, { full = false, budget = false }, reason) => {
    const opening = { width: mm(width), height: mm(height) };
    const preferences = { needsFullWidthAccess: full, budgetSensitive: budget };
    expect(reasonText(book, recommend(book, opening, door, preferences), 'net')).toBe(reason);
  });
});

describe('the text of the reason for consumers, with VAT', () => {
  it.each<[what: string, size: readonly [number, number], type: string, wishes: Wishes, reason: string]>([
    [
      'if an option saves money',
      [1800, 2100],
      'DOUBLE_HINGED',
      {},
      'A single hinged door with one side panel on the right costs €4,117 with VAT (€3,347 without VAT), which saves €989 (19.4%) on your selected door at €5,106. It has a clear width of 840 mm, compared with 1700 mm now.',
    ],
    [
      'if an option saves less than the minimum saving',
      [1100, 2300],
      'DOUBLE_HINGED',
      {},
      'We would stay with your selected door at €3,646 with VAT (€2,964 without VAT): a single hinged door would save €295 (8.1%), and we suggest a change only from €308 and 10% upwards.',
    ],
    [
      'if an option replaces a door that cannot be made',
      [1800, 2100],
      'SINGLE_HINGED',
      {},
      'The single hinged door you selected cannot be made for an opening of 1800 × 2100 mm. A single hinged door with one side panel on the right is the suitable layout closest to it: it costs €4,117 with VAT (€3,347 without VAT) and has a clear width of 840 mm.',
    ],
    [
      'if an option has the full width',
      [800, 1900],
      'PIVOT',
      { full: true },
      'You need the full width, and your selected door has a clear width of 650 mm in an opening of 800 mm. A single hinged door has a clear width of 740 mm and costs €2,263 with VAT (€1,840 without VAT), €1,038 less.',
    ],
  ])('%s', (_, [width, height], doorTypeKey, { full = false, budget = false }, reason) => {
    const opening = { width: mm(width), height: mm(height) };
    const preferences = { needsFullWidthAccess: full, budgetSensitive: budget };
    const recommendation = recommend(book, opening, { doorTypeKey }, preferences);
    expect(reasonText(book, recommendation, 'with-vat')).toBe(reason);
  });
});

describe('the text of the reason with changed prices', () => {
  type Change = Parameters<typeof bookWith>[0];

  it.each<
    [what: string, change: Change, size: [number, number], door: WireDoor, full: boolean, reason: string]
  >([
    [
      'if the option costs the same',
      (file) => (file.types.SLIDING.base -= 254),
      [900, 2100],
      { doorTypeKey: 'SINGLE_HINGED' },
      false,
      'We would stay with your selected door at €2,116 without VAT (€2,603 with VAT): a single sliding door, the only other suitable layout compared here, with our usual leaf widths and with no side panels or the fewest that fit, costs the same.',
    ],
    [
      'if an option with the full width costs the same',
      (file) => (file.types.SINGLE_HINGED.base += 596),
      [1500, 2100],
      { doorTypeKey: 'SINGLE_HINGED', rightPanels: '1', doorLeafWidth: '900' },
      true,
      'You need the full width, and your selected door has a clear width of 840 mm in an opening of 1500 mm. A double hinged door has a clear width of 1400 mm and costs €3,553 without VAT (€4,370 with VAT), the same.',
    ],
    [
      'if a door costs less than the selected panel',
      (file) => (file.types.FIX_PANEL.base += 3000),
      [600, 1900],
      { doorTypeKey: 'FIX_PANEL' },
      false,
      'A single hinged door costs €1,840 without VAT (€2,263 with VAT), which saves €1,987 (51.9%) on your selected panel at €3,827. It opens, with a clear width of 540 mm.',
    ],
  ])('%s', (_, change, [width, height], door, full, reason) => {
    const changed = bookWith(change);
    const opening = { width: mm(width), height: mm(height) };
    const preferences = { needsFullWidthAccess: full, budgetSensitive: false };
    expect(reasonText(changed, recommend(changed, opening, door, preferences), 'net')).toBe(reason);
  });
});
