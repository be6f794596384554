import { consent, person } from './clients.ts';

/** One call of a tool, with what its text must say and must not. */
export interface Turn {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot?: readonly string[];
  /** Whether the model is asked for something instead of an answer. */
  readonly asks?: true;
}

export interface Conversation {
  readonly said: string;
  readonly turns: readonly Turn[];
}

const estimate = (door: Record<string, unknown>, turn: Omit<Turn, 'tool' | 'args'>): Turn => ({
  tool: 'estimate_internal_doors',
  args: { doors: [door] },
  ...turn,
});
const find = (args: Record<string, unknown>, turn: Omit<Turn, 'tool' | 'args'>): Turn => ({
  tool: 'find_internal_doors',
  args,
  ...turn,
});

/** A single door of 900 × 2100: 1.89 m² × 950 + 320 = 2,115.50, so €2,116; with VAT 2,602.68, so €2,603. */
const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };

/** What people who buy steel doors say; arguments as a model makes them of the descriptions; figures by hand. */
export const aboutDoors: readonly Conversation[] = [
  {
    said: 'What does a double door cost for an opening 1.8 m wide and 2.1 m high?',
    // 3.78 m² × 950 + 560 = 4,151; × 1.23 = 5,105.73.
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
    // 1829 × 2032: 3.716…, so 3.72 m² × 950 + 560 = 4,094; × 1.23 = 5,035.62.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '6 ft', opHeight: '6 ft 8' },
        { says: ['opening 1829 × 2032 mm: €5,036 with VAT (€4,094 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Crittall style double doors, 1600 by 2100, two by four panes a leaf, reeded glass, lever handles.',
    // 3.36 × 950 + 560 = 3,752; bars 2 × 2.1 + 3 × 1.6 = 9.0 m × 38 = 342; glass 3.36 × 72 = 241.92; 2 × 145.
    // Together 3,752 + 342 + 242 + 290 = 4,626; × 1.23 = 5,689.98. Reeded glass takes a week more.
    turns: [
      estimate(
        {
          doorTypeKey: 'DOUBLE_HINGED',
          opWidth: 1600,
          opHeight: 2100,
          glazingBars: '2x4',
          glass: 'Reeded glass',
          handle: 'lever handle',
        },
        {
          says: [
            'Double hinged door, opening 1600 × 2100 mm, glazing bars (2 × 4 panes in each leaf and side panel), reeded glass, lever handle: €5,690 with VAT (€4,626 without VAT).',
            'Lead time: 9 weeks.',
          ],
          saysNot: ['Not read'],
        },
      ),
    ],
  },
  {
    said: 'With a black handle, please.',
    turns: [
      estimate(
        { ...single, handle: 'black handle' },
        { asks: true, says: ['doors[0].handle must be one of LEVER, KNURLED, PULL, FLUSH.'], saysNot: ['€'] },
      ),
    ],
  },
  {
    said: 'Which glass and handles can I choose from?',
    turns: [
      {
        tool: 'describe_internal_door_limits',
        args: {},
        says: [
          'Reeded glass (REEDED, €72 a m²)',
          'Knurled lever, brass (KNURLED, €265)',
          'Lock: €95.',
          'at most 6x12 panes',
          'RAL 9005 at no charge',
          'without VAT',
        ],
      },
    ],
  },
  {
    said: 'A single door in anthracite, RAL 7016.',
    // The finish: 6% of 2,116 = 126.96, so 127, more than the least of 120. 2,243; × 1.23 = 2,758.89. A week more.
    turns: [
      estimate(
        { ...single, frameColor: 'ral 7016' },
        {
          says: [
            'finish RAL 7016 (anthracite grey): €2,759 with VAT (€2,243 without VAT)',
            'Lead time: 9 weeks.',
          ],
        },
      ),
    ],
  },
  {
    said: 'Could the frame be brass?',
    turns: [
      estimate(
        { ...single, frameColor: 'Brass' },
        { says: ['finish brass: €2,759 with VAT (€2,243 without VAT)'] },
      ),
    ],
  },
  {
    said: 'In rose gold glitter?',
    turns: [
      estimate(
        { ...single, frameColor: 'rose gold glitter' },
        {
          asks: true,
          says: ['doors[0].frameColor must be a colour of RAL Classic such as "RAL 7016"', 'brass'],
          saysNot: ['€'],
        },
      ),
    ],
  },
  {
    said: 'We need three of them.',
    // 3 × 2,116 and 3 × 2,603: the price with VAT is that of one door, times three.
    turns: [
      estimate(
        { ...single, quantity: '3' },
        {
          says: [
            'Indicative total: €7,809 with VAT at 23%, supply only (€6,348 without VAT). Lead time: 8 weeks.',
            '€2,603 with VAT (€2,116 without VAT) each, × 3 = €7,809 with VAT (€6,348 without VAT).',
          ],
        },
      ),
    ],
  },
  {
    said: 'Twenty-one for the whole office. When could we have them?',
    // 21 × 2,603 and 21 × 2,116; eight weeks, and four for more than twenty pieces.
    turns: [
      estimate(
        { ...single, quantity: 21 },
        { says: ['€54,663 with VAT at 23%, supply only (€44,436 without VAT). Lead time: 12 weeks.'] },
      ),
    ],
  },
  {
    said: 'One for the kitchen, with a lock. The wall is 2.7 m high.',
    // 2,116 + 95 = 2,211; × 1.23 = 2,719.53.
    turns: [
      estimate(
        { ...single, lock: true, room: 'Kitchen', wallHeight: '2.7 m' },
        {
          says: ['a lock: €2,720 with VAT (€2,211 without VAT)', '/?door='],
          // The room is the caller's own word.
          saysNot: ['Not read', ' Kitchen'],
        },
      ),
    ],
  },
  {
    said: 'About 1.8 m wide and 2.1 m high, give or take two centimetres.',
    // 1780 × 2080: 3.71 m², 4,084.50, so 4,085; × 1.23 = 5,024.55. 1820 × 2120: 3.86 m², 4,227; 5,199.21.
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
  {
    said: 'Something for an opening of 1800 by 2100, under 4000 all in.',
    // A single door with a side panel: 2,115.50 + 1.89 × 620 + 60 = 3,347.30; × 1.23 = 4,116.81.
    turns: [
      find(
        { opening: { widthMm: 1800, heightMm: 2100 }, budgetEur: 4000 },
        {
          says: [
            'Nothing that meets these needs is within €4,000 with VAT.',
            '€117 more than the budget',
            '- Single hinged door, with one side panel on the right: €4,117 with VAT (€3,347 without VAT), 840 mm to walk through, 8 weeks, over the budget. See it: http',
          ],
          saysNot: ['structured content', 'Fixed panel'],
        },
      ),
    ],
  },
  {
    said: 'My mother uses a wheelchair: at least 800 clear, the opening is a metre by 2.1.',
    // Single: 2.1 × 950 + 320 = 2,315; 2,847.45. Sliding: 1.1 × 2.1 = 2.31 × 900 + 480 = 2,559; 3,147.57.
    turns: [
      find(
        { opening: { widthMm: '1 m', heightMm: '2.1 m' }, minClearWidthMm: '800' },
        {
          says: [
            '- Single hinged door: €2,847 with VAT (€2,315 without VAT), 940 mm to walk through, 8 weeks. See it: http',
            '- Single sliding door: €3,148 with VAT (€2,559 without VAT), 960 mm to walk through, 9 weeks. See it: http',
          ],
          saysNot: ['Pivot', 'budget'],
        },
      ),
    ],
  },
  {
    said: 'There is no room for a door to swing; 1200 wide, 2100 high, satin glass.',
    // With a panel: 2.1 × 900 + 480 + 0.63 × 620 + 60 = 2,820.60; glass 2.73 × 48 = 131.04; 2,952; 3,630.96.
    turns: [
      find(
        { opening: { widthMm: 1200, heightMm: 2100 }, noSwing: true, glass: 'satin' },
        {
          says: [
            '- Single sliding door, with one side panel on the right, satin glass: €3,631 with VAT (€2,952 without VAT), 860 mm to walk through',
          ],
          saysNot: ['hinged', 'Pivot'],
        },
      ),
    ],
  },
  {
    said: 'Just a fixed pane of glass in the wall, a metre by 2.4.',
    // 2.4 × 620 + 120 = 1,608; × 1.23 = 1,977.84.
    turns: [
      estimate(
        { doorTypeKey: 'FIX_PANEL', opWidth: '1 m', opHeight: '2.4 m' },
        { says: ['Fixed panel, opening 1000 × 2400 mm: €1,978 with VAT (€1,608 without VAT)', '6 weeks'] },
      ),
      estimate(
        { doorTypeKey: 'FIX_PANEL', opWidth: '1 m', opHeight: '2.4 m', handle: 'LEVER', lock: 'yes' },
        {
          says: ['€1,978 with VAT', 'Not read: doors/0/handle; doors/0/lock.'],
          saysNot: ['lever handle', 'a lock'],
        },
      ),
    ],
  },
  {
    said: 'A pivot door, 1100 by 2200. And now the same with satin glass?',
    // 2.42 × 1,080 + 740 = 3,353.60, so 3,354; 4,125.42. Glass 2.42 × 48 = 116.16: 3,470; 4,268.10.
    turns: [
      estimate(
        { doorTypeKey: 'PIVOT', opWidth: 1100, opHeight: 2200 },
        { says: ['€4,125 with VAT (€3,354 without VAT)', '/?door=tPIVOT-w1100-h2200'] },
      ),
      estimate(
        { design: 'tPIVOT-w1100-h2200', glass: 'SATIN' },
        { says: ['Pivot door, opening 1100 × 2200 mm, satin glass: €4,268 with VAT (€3,470 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Double doors with glass above, the opening is 1800 by 2700, the doors 2200.',
    // 3.96 × 950 + 560 + 0.9 × 660 + 80 = 4,996; × 1.23 = 6,145.08.
    turns: [
      estimate(
        {
          doorTypeKey: 'DOUBLE_HINGED',
          opWidth: 1800,
          opHeight: 2700,
          doorHeightMm: 2200,
          topPanel: true,
        },
        {
          says: [
            'Double hinged door, with a transom, opening 1800 × 2700 mm: €6,145 with VAT (€4,996 without VAT)',
          ],
        },
      ),
    ],
  },
  {
    said: 'A single door for an opening of 1700 by 2100.',
    // The first two suggestions are those of the price list's own example: 3,217 and 3,277.
    turns: [
      estimate(
        { doorTypeKey: 'SINGLE_HINGED', opWidth: 1700, opHeight: 2100 },
        {
          says: [
            'No door can be made as described.',
            'so side panels are needed',
            /Single hinged door, with one side panel on the right: €3,957 with VAT \(€3,217 without VAT\); leaf 900 mm, side panel 800 mm\. http\S+\/\?door=tSINGLE\.HINGED-w1700-h2100-l900-z1/,
          ],
          saysNot: ['This single hinged door cannot be made'],
        },
      ),
    ],
  },
  {
    said: 'The french-doors preset, 1600 by 2100.',
    turns: [
      estimate(
        { preset: 'french-doors', opWidth: '1600', opHeight: '2100' },
        {
          says: ['I assumed a single hinged door', 'cannot be made', 'Double hinged door: €4,615 with VAT'],
          saysNot: ['french'],
        },
      ),
    ],
  },
  {
    said: 'What is the difference between double hinged and double sliding at 1600 by 2100?',
    // Hinged 3,752 and 4,614.96; sliding 1.7 × 2.1 = 3.57 × 900 + 820 = 4,033 and 4,960.59. 346 and 281 apart.
    turns: [
      {
        tool: 'recommend_internal_door',
        args: {
          opening: { widthMm: 1600, heightMm: 2100 },
          selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', lock: false },
        },
        says: [
          '- Double hinged door (selected): €4,615 with VAT (€3,752 without VAT). See it: http',
          '- Double sliding door: €4,961 with VAT (€4,033 without VAT), €346 more than the selected door with VAT (€281 without). See it: http',
        ],
      },
      {
        tool: 'recommend_internal_door',
        // Two locked doors: 95 more each, the difference stays.
        args: {
          opening: { widthMm: 1600, heightMm: 2100 },
          selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', lock: true, quantity: 2 },
        },
        says: [
          '- Double hinged door, a lock (selected): €4,732 with VAT (€3,847 without VAT) each, × 2 = €9,464 with VAT (€7,694 without VAT).',
          '- Double sliding door, a lock: €5,077 with VAT (€4,128 without VAT) each',
        ],
      },
    ],
  },
  {
    said: 'I need a fire-rated door, FD60, for the plant room.',
    turns: [
      estimate(
        { doorType: 'FD60 fire-rated door', opWidth: '900', opHeight: '2100' },
        { says: ['submit_security_doors_enquiry', 'no price estimate'], saysNot: ['€'] },
      ),
    ],
  },
];

/** What leads to staff. */
export const enquiries = (): readonly Conversation[] => [
  {
    said: 'Send me the link for double doors with a panel on each side, 3 m wide, in anthracite, two of them.',
    turns: [
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          doors: [
            {
              preset: 'double-both-panels',
              opWidth: '3 m',
              opHeight: 2100,
              frameColor: 'anthracite',
              quantity: '2',
            },
          ],
        },
        says: [
          'Nothing has been submitted yet',
          /http\S+\/quotes\/\S+/,
          '1. Double hinged door, with one side panel on each side, opening 3000 × 2100 mm, finish anthracite grey, × 2.',
        ],
      },
      {
        tool: 'create_internal_door_quote',
        args: {
          customer: person(),
          consent,
          doors: [{ preset: 'double-no-panels', opWidth: 1.8, opHeight: 2.1 }],
        },
        asks: true,
        says: ['doors[0].opWidth is 1.8 mm, which is too small for a door: did you mean 1800 mm?'],
        saysNot: ['/quotes/'],
      },
    ],
  },
  {
    said: 'Send it: a door like in the photo, about 1.8 m, brass sheen, and our dog needs a flap.',
    turns: [
      {
        tool: 'submit_internal_doors_enquiry',
        args: {
          customer: person(),
          consent,
          doors: [
            {
              doorTypeKey: 'SINGLE_HINGED',
              opWidth: 'about 1.8 m',
              opHeight: 2.1,
              frameColor: 'brass sheen',
            },
          ],
          dogFlap: 'yes',
        },
        says: [
          /reference[^.]* [0-9A-Z]{4}-[0-9A-Z]{4}/i,
          'kept it as sent for our staff: dogFlap.',
          'Not read: dogFlap.',
        ],
        saysNot: ['attention', 'sheen'],
      },
    ],
  },
  {
    said: 'Actually no, do not send anything yet.',
    turns: [
      {
        tool: 'submit_internal_doors_enquiry',
        args: { customer: person(), consent: { granted: false }, doors: [single] },
        asks: true,
        says: ['Nothing was done', 'Only after a clear yes'],
        saysNot: ['reference'],
      },
    ],
  },
];
