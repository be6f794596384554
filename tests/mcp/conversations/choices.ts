import { type Conversation, estimate, single } from './turns.ts';

// Sums: area × rate + base, in whole euro; then × 1.23 for VAT. Bars: length × €38 per m.

/** Conversations about glass, glazing bars, handles, colours and numbers of doors. */
export const aboutChoices: readonly Conversation[] = [
  {
    said: 'Crittall style double doors, 1600 by 2100, two by four panes a leaf, reeded glass, lever handles.',
    // Doors 3.36 m² × 950 + 560 = 3,752; bars of 2 × 2.1 m + 3 × 1.6 m = 9.0 m cost 342; glass 3.36 m² × 72 = 241.92;
    // two handles of 145. Together 3,752 + 342 + 242 + 290 = 4,626; with VAT 5,689.98. Reeded glass adds a week.
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
    // The finish adds 6% of 2,116 = 126.96, so 127 (the minimum is 120): 2,243; with VAT 2,758.89. It adds a week.
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
    // 3 × 2,116, with VAT 3 × 2,603: the price of one door is rounded, then multiplied.
    turns: [
      estimate(
        { ...single, quantity: '3' },
        {
          says: [
            'Estimate: €7,809 with VAT at 23%, supply only (€6,348 without VAT). Lead time: 8 weeks.',
            '€2,603 with VAT (€2,116 without VAT) each, × 3 = €7,809 with VAT (€6,348 without VAT).',
          ],
        },
      ),
    ],
  },
  {
    said: 'Twenty-one for the whole office. When could we have them?',
    // 21 × 2,116, with VAT 21 × 2,603; eight weeks, and four more for more than twenty pieces.
    turns: [
      estimate(
        { ...single, quantity: 21 },
        { says: ['€54,663 with VAT at 23%, supply only (€44,436 without VAT). Lead time: 12 weeks.'] },
      ),
    ],
  },
  {
    said: 'One for the kitchen, with a lock. The wall is 2.7 m high.',
    // A lock costs 95: 2,116 + 95 = 2,211; with VAT 2,719.53.
    turns: [
      estimate(
        { ...single, lock: true, room: 'Kitchen', wallHeight: '2.7 m' },
        {
          says: ['a lock: €2,720 with VAT (€2,211 without VAT)', '/?door='],
          // The room is text of the caller, which no answer repeats.
          saysNot: ['Not read', ' Kitchen'],
        },
      ),
    ],
  },
];
