import type { Conversation, Turn } from './turns.ts';

const compare = (args: Record<string, unknown>, turn: Omit<Turn, 'tool' | 'args'>): Turn => ({
  tool: 'compare_internal_doors',
  args,
  ...turn,
});

const opening = { opWidth: 1800, opHeight: 2100 };
const french = { doorType: 'French doors', ...opening };

/**
 * Doors side by side, in an opening of 1800 × 2100. Double hinged: 4,151, with VAT 5,106. Double sliding: 4,411, with
 * VAT 5,426. The difference is 260, with VAT 320.
 */
export const comparisons: readonly Conversation[] = [
  {
    said: 'French doors or double barn doors?',
    turns: [
      compare(
        { doors: [french, { doorType: 'double barn doors', ...opening }] },
        {
          says: [
            'Read “French doors” as a double hinged door.',
            'Read “double barn doors” as a double sliding door.',
            '1. Double hinged door, opening 1800 × 2100 mm: €5,106 with VAT (€4,151 without VAT); 1700 mm to walk through; 8 weeks.',
            '2. Double sliding door, opening 1800 × 2100 mm: €5,426 with VAT (€4,411 without VAT), €320 more than 1 (€260 without VAT); 1720 mm to walk through; 10 weeks.',
            'What differs: type.',
            '/?door=tDOUBLE.HINGED-w1800-h2100&door=tDOUBLE.SLIDING-w1800-h2100',
          ],
        },
      ),
    ],
  },
  {
    said: 'With and without bars and locks.',
    // The bars cost 364.80, the lock 95: 4,151 + 365 + 95 = 4,611; × 1.23 for VAT = 5,671.53.
    turns: [
      compare(
        { doors: [french, { design: 'tDOUBLE.HINGED-w1800-h2100', glazingBars: '2x4', lock: true }] },
        {
          says: [
            '€5,672 with VAT (€4,611 without VAT), €566 more than 1',
            'What differs: glazing bars, lock.',
          ],
        },
      ),
    ],
  },
  {
    said: 'A single door in 1.7 m against double doors.',
    turns: [
      compare(
        {
          doors: [
            { doorTypeKey: 'DOUBLE_HINGED', opWidth: 1700, opHeight: 2100 },
            { doorTypeKey: 'SINGLE_HINGED', opWidth: 1700, opHeight: 2100 },
          ],
        },
        {
          says: [
            '1. Double hinged door, opening 1700 × 2100 mm: €4,861 with VAT',
            '2. Single hinged door, opening 1700 × 2100 mm: cannot be made.',
            'Nearest: One side panel on the right, 800 mm wide; leaf 900 mm wide: €3,957 with VAT (€3,217 without VAT). http',
          ],
        },
      ),
    ],
  },
  {
    said: 'The kitchen door, the study door and a bifold.',
    turns: [
      compare(
        {
          order: 'door=tDOUBLE.HINGED-w1800-h2100&door=tSINGLE.HINGED-w900-h2100',
          doors: [{}, {}, { doorType: 'bifold', opWidth: 2400, opHeight: 2100 }],
        },
        {
          says: [
            '€2,503 less than 1 (€2,035 without VAT)',
            '3. Bi-fold door: A three-leaf bi-fold door fits an opening of 2400 × 2100 mm and costs about €8,187',
            'A detail is missing',
          ],
        },
      ),
    ],
  },
  {
    said: 'French doors against a pocket door.',
    turns: [
      compare(
        { doors: [french, { doorType: 'pocket door', opWidth: 900, opHeight: 2100 }] },
        { says: ['“pocket”: we do not make that.', '2. Door of an unknown type: no price yet.', '€5,106'] },
      ),
    ],
  },
  {
    said: 'French doors against a fire door.',
    turns: [
      compare(
        { doors: [french, { doorType: 'FD30 fire door', opWidth: 900, opHeight: 2100 }] },
        { says: ['submit_security_doors_enquiry', '2. Door of an unknown type: no price yet.'] },
      ),
    ],
  },
  {
    said: 'French doors about 1.8 m wide against a pivot door.',
    turns: [
      compare(
        { doors: [{ ...french, opWidth: 'about 1.8 m' }, { design: 'tPIVOT-w1100-h2200' }] },
        { asks: true, says: ['doors[0].opWidth is not exact: is it 1800 mm?'], saysNot: ['€'] },
      ),
    ],
  },
  {
    said: 'Compare this with nothing.',
    turns: [compare({ doors: [french] }, { asks: true, says: ['doors must have at least 2 items.'] })],
  },
];
