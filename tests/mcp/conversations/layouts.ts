import { type Conversation, estimate, find } from './turns.ts';

// Sums: area × rate + base, in whole euro; then × 1.23 for VAT.

/** Conversations about the choice of a layout and its alternatives. */
export const aboutLayouts: readonly Conversation[] = [
  {
    said: 'Something for an opening of 1800 by 2100, under 4000 all in.',
    // Single door 1.89 m² × 950 + 320, side panel 1.89 m² × 620 + 60: 3,347.30; with VAT 4,116.81.
    turns: [
      find(
        { opening: { widthMm: 1800, heightMm: 2100 }, budgetEur: 4000 },
        {
          says: [
            'None of the layouts compared here that meet these needs is within €4,000 with VAT.',
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
    // Single: 2.1 m² × 950 + 320 = 2,315; with VAT 2,847.45.
    // Sliding, with 100 mm of overlap: 2.31 m² × 900 + 480 = 2,559; with VAT 3,147.57.
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
    // Sliding door 2.1 m² × 900 + 480, side panel 0.63 m² × 620 + 60: 2,820.60.
    // Satin glass 2.73 m² × 48 = 131.04; together 2,952; with VAT 3,630.96.
    turns: [
      find(
        { opening: { widthMm: 1200, heightMm: 2100 }, noSwing: true, glass: 'satin' },
        {
          says: [
            'with satin glass',
            '- Single sliding door, with one side panel on the right: €3,631 with VAT (€2,952 without VAT), 860 mm to walk through',
          ],
          saysNot: ['hinged', 'Pivot'],
        },
      ),
    ],
  },
  {
    said: 'Just a fixed pane of glass in the wall, a metre by 2.4.',
    // A fixed panel: 2.4 m² × 620 + 120 = 1,608; with VAT 1,977.84.
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
    // A pivot door: 2.42 m² × 1,080 + 740 = 3,353.60, so 3,354; with VAT 4,125.42.
    // Satin glass, 2.42 m² × 48 = 116.16: 3,354 + 116 = 3,470; with VAT 4,268.10.
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
    // Double doors 3.96 m² × 950 + 560, transom 0.9 m² × 660 + 80: 4,996; with VAT 6,145.08.
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
    // The first two suggestions are those of the price list's own example: 3,217 and 3,277 without VAT.
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
          says: ['Read “French doors” as a double hinged door.', ': €4,615 with VAT (€3,752 without VAT)'],
          saysNot: ['french', 'assumed', 'Not read'],
        },
      ),
    ],
  },
  {
    said: 'What is the difference between double hinged and double sliding at 1600 by 2100?',
    // Hinged: 3,752; with VAT 4,614.96.
    // Sliding, with 100 mm of overlap: 3.57 m² × 900 + 820 = 4,033; with VAT 4,960.59. The difference is 281; with VAT 346.
    turns: [
      {
        tool: 'recommend_internal_door',
        args: {
          opening: { widthMm: 1600, heightMm: 2100 },
          selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', lock: false },
        },
        says: [
          'Selected: Double hinged door: €4,615 with VAT (€3,752 without VAT).',
          '- Double sliding door: €4,961 with VAT (€4,033 without VAT)',
        ],
      },
      {
        tool: 'recommend_internal_door',
        // A lock adds 95 to a door of either type, so the difference between the types stays.
        args: {
          opening: { widthMm: 1600, heightMm: 2100 },
          selectedDoor: { doorTypeKey: 'DOUBLE_HINGED', lock: true, quantity: 2 },
        },
        says: [
          'Selected: Double hinged door: €4,732 with VAT (€3,847 without VAT) each.',
          'Others with the same extras',
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
