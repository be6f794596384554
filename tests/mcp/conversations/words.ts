import { type Conversation, estimate, find, single } from './turns.ts';

// Sums: area × rate + base, in whole euro; then × 1.23 for VAT. Bars: length × €38 per m.

/**
 * Double doors in an opening of 1600 × 2100: 1.6 m × 2.1 m = 3.36 m². At €950 per m² plus the base of €560: 3,752;
 * with 23% VAT 4,614.96.
 */
const wide = { opWidth: 1600, opHeight: 2100 };
const doublePrice = ': €4,615 with VAT (€3,752 without VAT)';
/**
 * A sliding door in an opening of 900 × 2100, with 100 mm of overlap: 1.0 m × 2.1 m = 2.1 m². At €900 per m² plus the
 * base of €480: 2,370; with 23% VAT 2,915.10.
 */
const narrow = { opWidth: 900, opHeight: 2100 };
const slidingPrice = ': €2,915 with VAT (€2,370 without VAT)';

/** Types of door in the words that customers use. */
const types: readonly Conversation[] = [
  {
    said: 'How much are French doors, 1.6 m by 2.1?',
    turns: [
      estimate(
        { doorType: 'French doors', opWidth: '1.6 m', opHeight: '2.1 m' },
        {
          says: ['Read “French doors” as a double hinged door.', `1600 × 2100 mm${doublePrice}`],
          saysNot: ['assumed'],
        },
      ),
    ],
  },
  {
    said: 'French doors, and the assistant fills in the key with them.',
    turns: [
      estimate(
        { doorTypeKey: 'french doors', ...wide },
        { says: ['Read “French doors” as a double hinged door.', doublePrice], saysNot: ['must be'] },
      ),
    ],
  },
  {
    said: 'A pair of glass doors.',
    turns: [
      estimate(
        { doorType: 'a pair of glass doors', ...wide },
        { says: ['as a double hinged door', doublePrice] },
      ),
    ],
  },
  {
    said: 'A barn door, 900 by 2100.',
    turns: [
      estimate(
        { doorType: 'barn door', ...narrow },
        { says: ['Read “barn door” as a single sliding door.', slidingPrice], saysNot: ['Not read'] },
      ),
    ],
  },
  {
    said: 'Double barn doors across 1.8 m.',
    // With 100 mm of overlap, 1.9 m × 2.1 m = 3.99 m²: 3.99 m² × 900 + 820 = 4,411; with VAT 5,425.53.
    turns: [
      estimate(
        { doorType: 'double barn doors', opWidth: '1.8 m', opHeight: 2100 },
        { says: ['as a double sliding door', ': €5,426 with VAT (€4,411 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Crittall style doors, please.',
    // Bars of 2 × 2.1 m + 3 × 1.6 m = 9.0 m cost 342: 3,752 + 342 = 4,094; with VAT 5,035.62.
    turns: [
      estimate(
        { doorType: 'Crittall style doors', ...wide },
        {
          says: [
            'Read “Crittall style” as a double hinged door with glazing bars, 2 × 4 panes in each leaf (glazingBars takes another grid).',
            'glazing bars (2 × 4 panes in each leaf and side panel): €5,036 with VAT (€4,094 without VAT)',
          ],
        },
      ),
    ],
  },
  {
    said: 'Crittall style, three panes by five.',
    // Bars of 4 × 2.1 m + 4 × 1.6 m = 14.8 m cost 562.40: 3,752 + 562 = 4,314; with VAT 5,306.22.
    turns: [
      estimate(
        { doorType: 'Crittall style', glazingBars: '3x5', ...wide },
        { says: ['as a double hinged door', '3 × 5 panes', '€5,306 with VAT'], saysNot: ['2 × 4'] },
      ),
    ],
  },
  {
    said: 'A Crittall style sliding door.',
    // Bars of 2.1 m + 3 × 0.9 m = 4.8 m cost 182.40: 2,370 + 182 = 2,552; with VAT 3,138.96.
    turns: [
      estimate(
        { doorType: 'Crittall-style sliding door', ...narrow },
        { says: ['as a single sliding door', 'as glazing bars', '€3,139 with VAT (€2,552 without VAT)'] },
      ),
    ],
  },
  {
    said: 'A single door with a panel on the left, for a gap of 1.4 m.',
    turns: [
      estimate(
        {
          doorType: 'single door with a panel on the left',
          opWidth: '1.4 m',
          opHeight: 2100,
          doorLeafWidth: 900,
        },
        {
          // Door 1.89 m² × 950 + 320, side panel 1.05 m² × 620 + 60: 2,826.50, so 2,827; with VAT 3,477.21.
          says: [
            'as one side panel on the left',
            'Single hinged door, with one side panel on the left, opening 1400 × 2100 mm: €3,477 with VAT (€2,827 without VAT)',
          ],
        },
      ),
    ],
  },
  {
    said: 'A single door with a panel on the left. No, without the panel.',
    turns: [
      estimate(
        { doorType: 'single door with a panel on the left', leftPanels: 0, ...narrow },
        { says: ['Single hinged door, opening 900 × 2100 mm: €2,603'], saysNot: ['side panel'] },
      ),
    ],
  },
  {
    said: 'A three-leaf bifold for 2.4 m.',
    turns: [
      estimate(
        { doorType: 'three-leaf bifold', opWidth: '2.4 m', opHeight: 2100 },
        {
          says: [
            'as a bi-fold door',
            'as three leaves',
            'Bi-fold door, three leaves, opening 2400 × 2100 mm: €8,187 with VAT',
          ],
          saysNot: ['missing'],
        },
      ),
    ],
  },
  {
    said: 'Concertina doors for 2.4 m.',
    turns: [
      estimate(
        { doorType: 'concertina door', opWidth: '2.4 m', opHeight: 2100 },
        { says: ['Read “concertina door” as a bi-fold door.', 'A detail is missing', '-b3L'] },
      ),
    ],
  },
  {
    said: 'A glass partition, a metre by 2.4.',
    turns: [
      estimate(
        { doorType: 'glass partition', opWidth: '1 m', opHeight: '2.4 m' },
        { says: ['Read “partition” as a fixed panel.', '€1,978 with VAT (€1,608 without VAT)'] },
      ),
    ],
  },
  {
    said: 'A door and a half, 1.6 m.',
    turns: [
      estimate(
        { doorType: 'door and a half', opWidth: 1600, opHeight: 2100, doorLeafWidth: 900 },
        {
          says: [
            'as an active and passive double hinged door',
            'Double hinged door, active and passive leaf',
          ],
        },
      ),
    ],
  },
  {
    said: 'Just a door, 900 by 2100, pivoting.',
    turns: [
      estimate(
        { preset: 'pivoting door', opWidth: 1100, opHeight: 2200 },
        { says: ['Read “pivoting door” as a pivot door.', '€4,125 with VAT'], saysNot: ['Not read'] },
      ),
    ],
  },
  {
    said: 'What are single doors?',
    turns: [estimate({ doorType: 'Single', ...narrow }, { says: ['€2,603 with VAT'], saysNot: ['Read “'] })],
  },
  {
    said: 'Just a standard glass door.',
    turns: [
      estimate(
        { doorType: 'standard glass door', ...narrow },
        { says: ['€2,603 with VAT', 'I assumed'], saysNot: ['We do not know'] },
      ),
    ],
  },
  {
    said: 'A wobbly gate.',
    turns: [
      estimate(
        { doorType: 'wobbly gate', ...narrow },
        {
          says: ['no price yet. We do not know this type of door'],
          saysNot: ['€', 'Read “', 'Not read'],
        },
      ),
    ],
  },
  {
    said: 'French doors or a barn door, whatever is cheaper, for 1.6 m and four grand.',
    turns: [
      find(
        {
          opening: { widthMm: 1600, heightMm: 2100 },
          budgetEur: 4000,
          doorTypeKeys: ['French doors', 'barn door'],
        },
        {
          says: [
            'Read “French doors” as a double hinged door.',
            'Read “barn door” as a single sliding door.',
            'over the budget',
          ],
          saysNot: ['Single hinged', 'Pivot'],
        },
      ),
    ],
  },
  {
    said: 'What would go in place of French doors at 1.6 m?',
    turns: [
      {
        tool: 'recommend_internal_door',
        args: { opening: { widthMm: 1600, heightMm: 2100 }, selectedDoor: { doorType: 'French doors' } },
        says: [
          'Read “French doors” as a double hinged door.',
          'Selected: Double hinged door: €4,615 with VAT',
        ],
      },
    ],
  },
];

/** Words that may mean several types, or what is not made. */
const unclear: readonly Conversation[] = [
  {
    said: 'A room divider, 2.4 m wide.',
    turns: [
      estimate(
        { doorType: 'room divider', opWidth: '2.4 m', opHeight: 2100 },
        {
          asks: true,
          says: [
            '“room divider” may be double sliding door (DOUBLE_SLIDING), bi-fold door (BIFOLD), double hinged door (DOUBLE_HINGED) or fixed panel (FIX_PANEL): which is it?',
          ],
          saysNot: ['€'],
        },
      ),
      estimate(
        { doorType: 'room divider', doorTypeKey: 'DOUBLE_SLIDING', opWidth: '1.8 m', opHeight: 2100 },
        { says: ['€5,426 with VAT'], saysNot: ['which is it'] },
      ),
    ],
  },
  {
    said: 'Sliding doors.',
    turns: [
      estimate(
        { doorType: 'sliding doors', opWidth: '1.8 m', opHeight: 2100 },
        {
          asks: true,
          says: ['single sliding door (SLIDING) or double sliding door (DOUBLE_SLIDING): which is it?'],
        },
      ),
    ],
  },
  {
    said: 'A Crittall door.',
    turns: [
      estimate(
        { doorType: 'Crittall door', ...wide },
        {
          asks: true,
          says: ['single hinged door (SINGLE_HINGED) or double hinged door (DOUBLE_HINGED)'],
          saysNot: ['€'],
        },
      ),
    ],
  },
  {
    said: 'A pocket door, 900 wide.',
    turns: [
      estimate(
        { doorType: 'pocket door', ...narrow },
        {
          says: [
            '“pocket”: we do not make that. A sliding door of ours runs in front of the wall, not inside it.',
            'What comes closest: single sliding door (SLIDING) or double sliding door (DOUBLE_SLIDING).',
          ],
          saysNot: ['€'],
        },
      ),
      estimate(
        { doorType: 'pocket door', doorTypeKey: 'SLIDING', ...narrow },
        { says: ['“pocket”: we do not make that.', slidingPrice] },
      ),
    ],
  },
  {
    said: 'A shower screen, 900 by 2000.',
    turns: [
      estimate(
        { doorType: 'shower screen', opWidth: 900, opHeight: 2000 },
        {
          says: ['“shower”: we do not make that. Our steel is for dry rooms.', 'fixed panel (FIX_PANEL)'],
          saysNot: ['€'],
        },
      ),
    ],
  },
  {
    said: 'A steel front door.',
    turns: [
      estimate(
        { doorType: 'steel front door', ...narrow },
        { says: ['not against the weather'], saysNot: ['€'] },
      ),
    ],
  },
  {
    said: 'A stable door for the kitchen.',
    turns: [estimate({ doorType: 'stable door', ...narrow }, { says: ['in one piece'], saysNot: ['€'] })],
  },
  {
    said: 'A garage door.',
    turns: [
      estimate({ doorType: 'garage door', ...narrow }, { says: ['we do not make that'], saysNot: ['€'] }),
    ],
  },
  {
    said: 'Arched double doors.',
    turns: [
      estimate(
        { doorType: 'arched double doors', ...wide },
        { says: ['Our doors are rectangular.'], saysNot: ['€'] },
      ),
    ],
  },
  {
    said: 'A fire door between garage and hall.',
    turns: [
      estimate(
        { doorType: 'fire door', ...narrow },
        { says: ['submit_security_doors_enquiry', 'no price estimate'], saysNot: ['€', 'Read “'] },
      ),
    ],
  },
  {
    said: 'French doors, RC3 rated.',
    turns: [
      estimate(
        { doorType: 'RC3 French doors', ...wide },
        { says: ['submit_security_doors_enquiry'], saysNot: ['€'] },
      ),
    ],
  },
  {
    said: 'A bullet-resistant screen for our counter.',
    turns: [
      estimate(
        { doorType: 'bullet-resistant screen', ...narrow },
        { says: ['submit_security_doors_enquiry'], saysNot: ['€'] },
      ),
    ],
  },
];

/** Colours, glass and handles in customers' words. A colour adds 6% of 2,116 = 126.96: 2,243; with VAT 2,758.89. */
const finishes: readonly Conversation[] = [
  {
    said: 'A single door in charcoal.',
    turns: [
      estimate(
        { ...single, frameColor: 'charcoal' },
        { says: ['Read “charcoal” as RAL 7016 (anthracite grey).', '€2,759 with VAT (€2,243 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Matt black, what else.',
    // Black is the standard finish.
    turns: [
      estimate(
        { ...single, frameColor: 'Matt black' },
        { says: ['Read “matt black” as black.', '€2,603 with VAT'] },
      ),
    ],
  },
  {
    said: 'White, please.',
    turns: [
      estimate({ ...single, frameColor: 'White' }, { says: ['finish white: €2,759'], saysNot: ['Read'] }),
    ],
  },
  {
    said: 'RAL 7016 matt.',
    turns: [
      estimate(
        { ...single, frameColor: 'RAL 7016 matt' },
        { says: ['Read the colour as RAL 7016 (anthracite grey).', '€2,759'] },
      ),
    ],
  },
  {
    said: 'Seventy sixteen.',
    turns: [estimate({ ...single, frameColor: '7016' }, { says: ['RAL 7016 (anthracite grey)', '€2,759'] })],
  },
  {
    said: 'In the green of our kitchen, sage I think.',
    turns: [
      estimate(
        { ...single, frameColor: 'sage green' },
        { says: ['Read “sage green” as RAL 6021', '€2,759'] },
      ),
    ],
  },
  {
    said: 'With frosted glass.',
    // Satin glass, 1.89 m² × 48 = 90.72: 2,116 + 91 = 2,207; with VAT 2,714.61.
    turns: [
      estimate(
        { ...single, glass: 'frosted' },
        { says: ['Read “frosted” as satin glass.', 'satin glass: €2,715 with VAT (€2,207 without VAT)'] },
      ),
    ],
  },
  {
    said: 'Soundproof glass for the study.',
    // Acoustic glass, 1.89 m² × 110 = 207.90: 2,116 + 208 = 2,324; with VAT 2,858.52.
    turns: [
      estimate(
        { ...single, glass: 'soundproof glass' },
        { says: ['Read “soundproof” as acoustic glass.', '€2,859 with VAT (€2,324 without VAT)'] },
      ),
    ],
  },
  {
    said: 'With a D handle.',
    // The pull bar costs 190: 2,116 + 190 = 2,306; with VAT 2,836.38.
    turns: [
      estimate(
        { ...single, handle: 'D handle' },
        { says: ['Read “d handle” as pull bar.', '€2,836 with VAT'] },
      ),
    ],
  },
  {
    said: 'With stained glass.',
    turns: [
      estimate(
        { ...single, glass: 'stained' },
        { asks: true, says: ['must be one of CLEAR'], saysNot: ['€'] },
      ),
    ],
  },
];

/** Sizes not measured yet, for double doors: prices of the smallest and the largest opening within the tolerance. */
const sizes: readonly Conversation[] = [
  {
    said: 'About 1.8 m wide and about 2.1 m high.',
    // 1750 × 2050: 3.59 m², 3,970.50, so 3,971; with VAT 4,884.33. 1850 × 2150: 3.98 m², 4,341; with VAT 5,339.43.
    turns: [
      estimate(
        { doorType: 'double', opWidth: 'about 1.8 m', opHeight: 'about 2.1 m' },
        {
          says: [
            'Read the width as 1800 mm and the height as 2100 mm, give or take 50 mm.',
            'In every opening within the tolerance: €4,884 to €5,339 with VAT (€3,971 to €4,341 without VAT).',
          ],
        },
      ),
    ],
  },
  {
    said: 'Somewhere from 1790 to 1805.',
    // The height is exact. 1790 × 2100: 3.76 m² × 950 + 560 = 4,132; with VAT 5,082.36.
    // 1806 × 2100: 3.80 m² × 950 + 560 = 4,170; with VAT 5,129.10.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1790 to 1805', opHeight: 2100 },
        {
          says: [
            'Read the width as 1798 mm, give or take 8 mm.',
            'opening 1798 × 2100 mm: €5,106 with VAT',
            '€5,082 to €5,129 with VAT (€4,132 to €4,170 without VAT)',
          ],
        },
      ),
    ],
  },
  {
    said: 'About 1.8 m, two centimetres either way.',
    // 1780 × 2080: 3.71 m², 4,084.50, so 4,085; with VAT 5,024.55. 1820 × 2120: 3.86 m², 4,227; with VAT 5,199.21.
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: 'about 1.8 m', opHeight: 2100, toleranceMm: '2 cm' },
        { says: ['give or take 20 mm.', '€5,025 to €5,199 with VAT'] },
      ),
    ],
  },
  {
    said: 'Between 1.6 and 2 m.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: 'between 1.6 m and 2 m', opHeight: 2100 },
        {
          asks: true,
          says: ['doors[0].opWidth is from 1600 to 2000 mm: which size is it, such as the middle, 1800 mm?'],
          saysNot: ['€', 'must be'],
        },
      ),
    ],
  },
  {
    said: 'Roughly six foot by 6 foot 8.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: 'roughly 6 ft', opHeight: '6 foot 8' },
        {
          says: ['Read the width as 1829 mm, give or take 50 mm.', 'opening 1829 × 2032 mm: €5,036 with VAT'],
        },
      ),
    ],
  },
  {
    said: '1800 plus or minus 10.',
    turns: [
      estimate(
        { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800 ± 10', opHeight: 2100 },
        { says: ['give or take 10 mm', 'In every opening within the tolerance'] },
      ),
    ],
  },
  {
    said: 'What fits in about 1.8 m?',
    turns: [
      find(
        { opening: { widthMm: 'about 1.8 m', heightMm: 2100 } },
        { asks: true, says: ['opening.widthMm is not exact: is it 1800 mm?'], saysNot: ['€', 'must be'] },
      ),
    ],
  },
  {
    said: 'A leaf of about 900.',
    turns: [
      estimate(
        {
          doorTypeKey: 'SINGLE_HINGED',
          opWidth: 1400,
          opHeight: 2100,
          leftPanels: 1,
          doorLeafWidth: 'about 900',
        },
        { asks: true, says: ['doors[0].doorLeafWidth is not exact: is it 900 mm?'] },
      ),
    ],
  },
  {
    said: 'French doors, about 4 m wide.',
    turns: [
      estimate(
        { doorType: 'French doors', opWidth: 'about 4 m', opHeight: 2100 },
        {
          says: [
            'give or take 50 mm',
            'cannot be made',
            'In no opening within the tolerance can it be made.',
          ],
        },
      ),
    ],
  },
];

export const inWords: readonly Conversation[] = [...types, ...unclear, ...finishes, ...sizes];
