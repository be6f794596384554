import { type Conversation, estimate } from './turns.ts';

// Sums: area × rate + base, in whole euro; then × 1.23 for VAT. Bars: length × €38 per m.

/** Double doors in an opening of 1800 × 2100: 3.78 m² × 950 + 560 = 4,151; with VAT 5,105.73. */
const double = 'tDOUBLE.HINGED-w1800-h2100';
/** Double doors in an opening of 1600 × 2100: 3.36 m² × 950 + 560 = 3,752; with VAT 4,614.96. */
const narrower = 'tDOUBLE.HINGED-w1600-h2100';
const narrowerPrice = 'opening 1600 × 2100 mm: €4,615 with VAT (€3,752 without VAT)';
const single = 'tSINGLE.HINGED-w900-h2100';

const estimateOf = (
  args: Record<string, unknown>,
  says: readonly string[],
  saysNot: readonly string[] = [],
) => ({
  tool: 'estimate_internal_doors',
  args,
  says,
  saysNot,
});

/** Changes of a door by its design. */
const ofOneDoor: readonly Conversation[] = [
  {
    said: 'Make that a double.',
    // Least area of a double hinged door: 2.4 m² × 950 + 560 = 2,840; with VAT 3,493.20.
    turns: [
      estimate(
        { design: 'tSINGLE.HINGED-w1000-h2100', doorType: 'double' },
        { says: ['Double hinged door, opening 1000 × 2100 mm: €3,493 with VAT'], saysNot: ['Single'] },
      ),
      {
        tool: 'estimate_internal_doors',
        args: { order: 'door=tSINGLE.HINGED-w1000-h2100', doors: [{ doorType: 'Double hinged door' }] },
        says: ['Double hinged door, opening 1000 × 2100 mm: €3,493 with VAT'],
        saysNot: ['Single'],
      },
    ],
  },
  {
    said: 'The same, but white.',
    // White adds 6% of 4,151 = 249.06: 4,400; with VAT 5,412.
    turns: [
      estimate({ doorType: 'double doors', opWidth: 1800, opHeight: 2100 }, { says: [`/?door=${double}`] }),
      estimate(
        { design: double, frameColor: 'white' },
        { says: ['finish white: €5,412 with VAT (€4,400 without VAT)'] },
      ),
    ],
  },
  {
    said: 'The same, but white and with a panel on the left.',
    // Two leaves of 750, 3.15 m² × 950 + 560, and a side panel of 300, 0.63 m² × 620 + 60: 4,003.
    // White adds 6% of 4,003 = 240.18: 4,243; with VAT 5,218.89.
    turns: [
      estimate(
        { design: double, frameColor: 'white', leftPanels: 1 },
        {
          says: [
            'costs about €5,219 with VAT (€4,243 without VAT)',
            'What we filled in: leaves 750 mm wide',
            `/?door=${double}-l750-a1-cwhite`,
          ],
        },
      ),
      estimate(
        { design: `${double}-l750-a1-cwhite` },
        { says: ['with one side panel on the left', '€5,219 with VAT (€4,243 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Take the bars out again.',
    turns: [
      estimate(
        { design: `${narrower}-g2x4`, glazingBars: 'none' },
        { says: [narrowerPrice], saysNot: ['bars'] },
      ),
    ],
  },
  {
    said: 'No handles after all.',
    turns: [
      estimate(
        { design: `${narrower}-eLEVER`, handle: 'none' },
        { says: [narrowerPrice], saysNot: ['lever'] },
      ),
    ],
  },
  {
    said: 'Ordinary glass will do.',
    turns: [
      estimate(
        { design: `${narrower}-mREEDED`, glass: 'none' },
        { says: [narrowerPrice], saysNot: ['reeded'] },
      ),
      estimate({ design: `${narrower}-mREEDED`, glass: 'plain' }, { says: ['clear safety glass: €4,615'] }),
    ],
  },
  {
    said: 'The standard colour then.',
    turns: [estimate({ design: `${narrower}-cwhite`, frameColor: 'none' }, { says: [narrowerPrice] })],
  },
  {
    said: 'Without the panel.',
    // A single door of 1000 × 2100: 2.1 m² × 950 + 320 = 2,315; with VAT 2,847.45.
    turns: [
      estimate(
        { design: 'tSINGLE.HINGED-w1000-h2100-l700-z1', rightPanels: 'none' },
        { says: ['Single hinged door, opening 1000 × 2100 mm: €2,847 with VAT (€2,315 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Without the glass above.',
    turns: [
      estimate(
        { design: `${narrower}-d1900-xyes`, topPanel: 'no' },
        { says: [narrowerPrice], saysNot: ['transom'] },
      ),
    ],
  },
  {
    said: 'No lock.',
    turns: [
      estimate({ design: `${narrower}-kyes`, lock: false }, { says: [narrowerPrice], saysNot: ['lock'] }),
    ],
  },
  {
    said: 'Make it three.',
    turns: [
      estimate({ design: single, quantity: 3 }, { says: ['each, × 3 = €7,809 with VAT'] }),
      estimate(
        { design: `${single}-q3`, quantity: 1 },
        { says: ['€2,603 with VAT'], saysNot: ['×  3', 'each'] },
      ),
    ],
  },
  {
    said: 'It is not for the kitchen, and I do not know how high the wall is.',
    turns: [
      estimate(
        { design: `${single}-rKitchen-v2700`, room: 'none', wallHeight: 'none' },
        { says: [/\/\?door=tSINGLE\.HINGED-w900-h2100$/m] },
      ),
    ],
  },
  {
    said: 'Hinges on the other side.',
    turns: [
      estimate({ design: single, hingeSide: 'Right' }, { says: [`/?door=${single}-sright`, '€2,603'] }),
    ],
  },
  {
    said: 'And as sliding doors, two of them?',
    turns: [
      estimate(
        { design: double, doorTypeKey: 'DOUBLE_SLIDING' },
        { says: ['€5,426 with VAT (€4,411 without VAT)'] },
      ),
    ],
  },
  {
    said: 'And as a barn door?',
    turns: [
      estimate(
        { design: single, doorType: 'barn door' },
        { says: ['Read “barn door” as a single sliding door.', '€2,915 with VAT (€2,370 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Make that a double door, with the panel.',
    // The leaf of 900 was that of the single door; the double doors get two leaves of 750 and a side panel of 300:
    // 4,003; with VAT 4,923.69.
    turns: [
      estimate(
        { design: 'tSINGLE.HINGED-w1800-h2100-l900-z1', doorTypeKey: 'DOUBLE_HINGED' },
        {
          says: ['€4,924 with VAT (€4,003 without VAT)', `/?door=${double}-l750-z1`],
          saysNot: ['cannot be made'],
        },
      ),
    ],
  },
  {
    said: 'Same, Crittall style.',
    // Bars of 2 × 2.1 m + 3 × 1.8 m = 9.6 m cost 364.80: 4,151 + 365 = 4,516; with VAT 5,554.68.
    turns: [
      estimate(
        { design: double, doorType: 'Crittall style' },
        {
          says: ['as glazing bars, 2 × 4 panes', '€5,555 with VAT (€4,516 without VAT)'],
          saysNot: ['as a double'],
        },
      ),
    ],
  },
  {
    said: 'A bit wider, 2.2 m.',
    turns: [
      estimate(
        { design: double, opWidth: '2.2 m' },
        {
          says: [
            'cannot be made',
            'so side panels are needed',
            'Double hinged door, with one side panel on the right: €',
          ],
        },
      ),
    ],
  },
];

const order = `door=${narrower}&door=${single}-q3`;

/** Changes of several doors at once, by their order text. */
const ofAnOrder: readonly Conversation[] = [
  {
    said: 'French doors for the kitchen, and three single doors upstairs.',
    // Double doors and three single doors: 3,752 + 3 × 2,116 = 10,100; with VAT 4,615 + 3 × 2,603 = 12,424.
    turns: [
      estimateOf(
        {
          doors: [
            { doorType: 'French doors', opWidth: 1600, opHeight: 2100 },
            { doorType: 'Single', opWidth: 900, opHeight: 2100, quantity: 3 },
          ],
        },
        ['Estimate: €12,424 with VAT at 23%, supply only (€10,100 without VAT).', `/?${order}`],
      ),
      estimateOf({ order }, ['Estimate: €12,424 with VAT', `/?${order}`]),
      // A lock adds 95: double doors 3,847, with VAT 4,731.81; three single doors at 2,211, with VAT 2,719.53.
      estimateOf({ order, doors: [{ lock: true }, { lock: true }] }, [
        '€12,892 with VAT at 23%, supply only (€10,480',
      ]),
      // The colour adds 6% of 2,116 = 126.96: three single doors at 2,243, with VAT 2,758.89.
      estimateOf({ order, doors: [{}, { frameColor: 'charcoal' }] }, [
        'Read “charcoal” as RAL 7016',
        'Estimate: €12,892 with VAT at 23%, supply only (€10,481 without VAT).',
      ]),
    ],
  },
  {
    said: 'Here is my link, and add a barn door of 900 by 2100.',
    turns: [
      estimateOf(
        {
          order: `http://localhost:3000/?prices=net&${order}`,
          doors: [{}, {}, { doorType: 'barn door', opWidth: 900, opHeight: 2100 }],
        },
        [
          'Read “barn door” as a single sliding door.',
          'Estimate: €15,339 with VAT',
          `/?${order}&door=tSLIDING-w900-h2100`,
        ],
      ),
    ],
  },
  {
    said: 'Only one of the single doors, and no lock on it.',
    turns: [
      estimateOf(
        { order: `door=${narrower}&door=${single}-kyes-q3`, doors: [{}, { quantity: 1, lock: 'no' }] },
        ['Estimate: €7,218 with VAT', `/?door=${narrower}&door=${single}`],
      ),
    ],
  },
  {
    said: 'The order was cut off in my chat.',
    turns: [
      {
        tool: 'estimate_internal_doors',
        args: { order: `door=${narrower}&door=???` },
        asks: true,
        says: ['order must be the order of an answer as it stands there'],
        saysNot: ['€'],
      },
    ],
  },
];

const everything = {
  ...{ glazingBars: '2x4', glass: 'reeded', frameColor: 'anthracite', handle: 'knurled lever', lock: true },
  ...{ quantity: 2, room: 'Plant room', hingeSide: 'right', opening: 'out', wallHeight: 2700 },
};

/** A search has no direction in which a door opens. */
const { opening: _opening, ...searched } = everything;

/** The longest answers for one door. */
const withEverything: readonly Conversation[] = [
  {
    said: 'A single door with everything you have, in 1.7 m.',
    turns: [
      estimate(
        { doorTypeKey: 'SINGLE_HINGED', opWidth: 1700, opHeight: 2100, ...everything },
        {
          says: [
            'These five options fit the same opening:',
            'Each has the same extras, and they are in its price.',
          ],
        },
      ),
    ],
  },
  {
    said: 'Double doors with everything, about 1.8 m.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: 'about 1.8 m', opHeight: 2100, ...everything },
        { says: ['a lock: €', ' each, × 2 = €', 'In every opening within the tolerance: €'] },
      ),
    ],
  },
  {
    said: 'What else could it be, with everything?',
    turns: [
      {
        tool: 'recommend_internal_door',
        args: {
          opening: { widthMm: 1800, heightMm: 2100 },
          selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', ...everything },
        },
        says: ['Recommended: ', 'Tradeoffs: ', 'Others with the same extras, each supply only'],
      },
      {
        tool: 'find_internal_doors',
        args: { opening: { widthMm: 1800, heightMm: 2100 }, ...searched },
        says: ['See it: http'],
      },
    ],
  },
];

export const followUps: readonly Conversation[] = [...ofOneDoor, ...ofAnOrder, ...withEverything];
