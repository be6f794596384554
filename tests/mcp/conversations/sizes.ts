import { type Conversation, estimate } from './turns.ts';

// Sums: area × rate + base, in whole euro; then × 1.23 for VAT.

/** Conversations about openings, with sizes as people say them. */
export const aboutSizes: readonly Conversation[] = [
  {
    said: 'What does a double door cost for an opening 1.8 m wide and 2.1 m high?',
    // Double doors: 3.78 m² × 950 + 560 = 4,151; with VAT 5,105.73.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1.8 m', opHeight: '2.1 m' },
        {
          says: [
            '1. Double hinged door, opening 1800 × 2100 mm: €5,106 with VAT (€4,151 without VAT).',
            'Lead time: 8 weeks.',
            '/?door=tDOUBLE.HINGED-w1800-h2100',
          ],
          saysNot: ['each', 'assumed'],
        },
      ),
    ],
  },
  {
    said: 'The opening is 1.8 by 2.1.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: 1.8, opHeight: 2.1 },
        {
          asks: true,
          says: [
            'doors[0].opWidth is “1.8”, which is too small for a door: did you mean 1800 mm?',
            'doors[0].opHeight is “2.1”, which is too small for a door: did you mean 2100 mm?',
          ],
          saysNot: ['€', '2 × 2', '?.'],
        },
      ),
      {
        tool: 'recommend_internal_door',
        args: { opening: { widthMm: 1.8, heightMm: 2.1 }, selectedDoor: { doorTypeKey: 'PIVOT' } },
        asks: true,
        says: ['opening.widthMm is 1.8 mm, which is too small for a door: did you mean 1800 mm?'],
        saysNot: ['€', 'whole number'],
      },
    ],
  },
  {
    said: 'It is 90 wide and 210 high.',
    turns: [
      estimate(
        { doorTypeKey: 'SINGLE_HINGED', opWidth: '90', opHeight: 210 },
        {
          asks: true,
          says: ['did you mean 900 mm or 2286 mm?', 'doors[0].opHeight', 'did you mean 2100 mm?'],
          saysNot: ['€'],
        },
      ),
    ],
  },
  {
    said: 'Our hall opening is 180 m wide, I think, and 21000 high.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '180 m', opHeight: 21_000 },
        {
          asks: true,
          says: [
            'doors[0].opWidth is “180 m”, which is too large for a door: did you mean 1800 mm?',
            'did you mean 2100 mm?',
          ],
          saysNot: ['€'],
        },
      ),
    ],
  },
  {
    said: 'Six foot wide, six foot eight high, double doors.',
    // 1829 × 2032: 3.716…, so 3.72 m² × 950 + 560 = 4,094; with VAT 5,035.62.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '6 ft', opHeight: '6 ft 8' },
        { says: ['opening 1829 × 2032 mm: €5,036 with VAT (€4,094 without VAT)'] },
      ),
    ],
  },
  {
    said: 'About 1.8 m wide and 2.1 m high, give or take two centimetres.',
    // 1780 × 2080: 3.71 m², 4,084.50, so 4,085; with VAT 5,024.55. 1820 × 2120: 3.86 m², 4,227; with VAT 5,199.21.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1.8 m', opHeight: '2.1 m', toleranceMm: 20 },
        {
          says: [
            'In every opening within the tolerance: €5,025 to €5,199 with VAT (€4,085 to €4,227 without VAT).',
          ],
        },
      ),
      // A single door alone fills at most 1100 mm.
      estimate(
        { doorTypeKey: 'SINGLE_HINGED', opWidth: 1090, opHeight: 2100, toleranceMm: 20 },
        {
          says: [
            'In the openings within the tolerance in which it can be made: €',
            'It cannot be made at 1101 × 2080 mm:',
          ],
        },
      ),
    ],
  },
];
