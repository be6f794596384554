import type { DoorTypeKey } from '../book/door-types.ts';
import type { WireDoor } from '../doors/fields.ts';
import type { Finish } from '../extras/finish.ts';

/*
 * The words people use for doors, in one table. Tools, forms and lists read them; the API reads keys and labels only.
 * Answers repeat these words, never a caller's.
 */

/** Other names of the types, besides our keys and labels. */
export const typeWords: Readonly<Record<DoorTypeKey, readonly string[]>> = {
  SINGLE_HINGED: [
    'single door',
    'hinged door',
    'single leaf',
    'single swing',
    'swing door',
    'side hung door',
  ],
  DOUBLE_HINGED: [
    ...['French doors', 'French', 'French windows', 'pair of doors', 'pair', 'double leaf', 'double swing'],
    ...['two doors', 'double doors'],
  ],
  DOUBLE_HINGED_ACTIVE_PASSIVE: [
    ...['active passive', 'active and passive', 'leaf and a half', 'door and a half', 'unequal double doors'],
    ...['one and a half door', 'one and a half leaf', 'master and slave', 'unequal pair'],
  ],
  SLIDING: [
    'barn door',
    'top hung sliding',
    'sliding door',
    'single sliding',
    'single barn door',
    'slider',
    'sliding barn door',
  ],
  DOUBLE_SLIDING: [
    ...['pair of sliding doors', 'pair of barn doors', 'double barn doors', 'two sliding doors'],
    ...['biparting doors', 'bi parting doors'],
  ],
  PIVOT: ['pivoting door', 'pivot hung door'],
  FIX_PANEL: [
    ...[
      'fixed',
      'fixed screen',
      'fixed pane',
      'fixed light',
      'screen',
      'partition',
      'internal window',
      'window panel',
    ],
    ...['glass partition', 'window'],
  ],
  BIFOLD: ['bi fold', 'bifold', 'folding', 'bi folding', 'bifolding', 'concertina door'],
};

/** Words that may mean several types. */
export const unclearWords: readonly {
  readonly words: readonly string[];
  readonly choices: readonly DoorTypeKey[];
}[] = [
  {
    words: ['room divider', 'divider', 'dividing wall', 'dividing doors'],
    choices: ['DOUBLE_SLIDING', 'BIFOLD', 'DOUBLE_HINGED', 'FIX_PANEL'],
  },
  { words: ['sliding doors', 'barn doors', 'sliding barn doors'], choices: ['SLIDING', 'DOUBLE_SLIDING'] },
  { words: ['Crittall door'], choices: ['SINGLE_HINGED', 'DOUBLE_HINGED'] },
];

interface NotMade {
  readonly words: readonly string[];
  /** Why, as a sentence. */
  readonly reason: string;
  /** The types that come closest; empty if none does. */
  readonly closest: readonly DoorTypeKey[];
}

/** What is not made, wherever the words occur in a text. */
export const notMadeWords: readonly NotMade[] = [
  {
    words: ['pocket', 'cavity slider', 'cavity sliding'],
    reason: 'A sliding door of ours runs in front of the wall, not inside it.',
    closest: ['SLIDING', 'DOUBLE_SLIDING'],
  },
  {
    words: ['shower', 'wet room', 'bath screen'],
    reason: 'Our steel is for dry rooms.',
    closest: ['FIX_PANEL'],
  },
  {
    words: [
      'front door',
      'external',
      'exterior',
      'patio',
      'outdoor',
      'outdoors',
      'garden door',
      'outside door',
      'back door',
    ],
    reason: 'Our glazed doors are for inside the house, not against the weather.',
    closest: ['DOUBLE_HINGED', 'SINGLE_HINGED'],
  },
  {
    words: ['garage', 'roller', 'up and over', 'revolving'],
    reason: 'Ours are hinged, sliding, pivot or folding glazed doors for inside the house.',
    closest: [],
  },
  {
    words: ['stable door', 'dutch door', 'saloon door', 'saloon doors'],
    reason: 'Each of our leaves is in one piece, from the floor to its head.',
    closest: ['SINGLE_HINGED', 'DOUBLE_HINGED'],
  },
  {
    words: ['arched', 'arch top', 'curved', 'round top'],
    reason: 'Our doors are rectangular.',
    closest: ['DOUBLE_HINGED', 'SINGLE_HINGED'],
  },
  {
    words: ['frameless', 'wooden', 'timber', 'oak', 'pvc', 'upvc'],
    reason: 'Ours are glass in a steel frame.',
    closest: ['SINGLE_HINGED', 'FIX_PANEL'],
  },
];

interface Style {
  readonly words: readonly string[];
  readonly fields: WireDoor;
  /** The fields in words. */
  readonly meaning: string;
  /** The type of door if no other word names a type. */
  readonly type?: DoorTypeKey;
}

/** Words beside the type that say how a door looks. */
export const styleWords: readonly Style[] = [
  {
    words: ['Crittall style', 'Crittall', 'Crittal', 'Critall', 'grid style', 'heritage style'],
    fields: { glazingBars: '2x4' },
    meaning: 'glazing bars, 2 × 4 panes in each leaf (glazingBars takes another grid)',
    type: 'DOUBLE_HINGED',
  },
  {
    words: [
      'panel on the left',
      'left side panel',
      'left panel',
      'panel to the left',
      'sidelight on the left',
    ],
    fields: { leftPanels: '1' },
    meaning: 'one side panel on the left',
  },
  {
    words: [
      'panel on the right',
      'right side panel',
      'right panel',
      'panel to the right',
      'sidelight on the right',
    ],
    fields: { rightPanels: '1' },
    meaning: 'one side panel on the right',
  },
  {
    words: [
      'panels on both sides',
      'panels on each side',
      'panel on each side',
      'panel on both sides',
      'both panels',
    ],
    fields: { leftPanels: '1', rightPanels: '1' },
    meaning: 'one side panel on each side',
  },
  {
    words: ['transom', 'fanlight', 'overlight', 'glass above', 'top light', 'borrowed light above'],
    fields: { topPanel: 'yes' },
    meaning: 'a transom',
  },
  {
    words: ['two leaf', '2 leaf', 'two panel', '2 panel'],
    fields: { bifoldConfig: '2L' },
    meaning: 'two leaves',
  },
  {
    words: ['three leaf', '3 leaf', 'three panel', '3 panel'],
    fields: { bifoldConfig: '3L' },
    meaning: 'three leaves',
  },
  {
    words: ['four leaf', '4 leaf', 'four panel', '4 panel'],
    fields: { bifoldConfig: '4L' },
    meaning: 'four leaves',
  },
];

/** Names of colours that paint charts lack, besides those that every surface reads. */
export const colourWords: Readonly<Record<string, Finish>> = {
  'matt black': 'black',
  'satin black': 'black',
  'off white': 'pure white',
  charcoal: 'RAL 7016',
  graphite: 'RAL 7024',
  'slate grey': 'RAL 7015',
  'navy blue': 'RAL 5011',
  'sage green': 'RAL 6021',
};

/** Names of glass and handles, with the words of our labels. */
export const choiceWords: Readonly<Record<string, string>> = {
  frosted: 'satin',
  'acid etched': 'satin',
  obscure: 'satin',
  'sound proof': 'acoustic',
  soundproof: 'acoustic',
  'bronze tint': 'bronze',
  plain: 'clear',
  standard: 'clear',
  'd handle': 'pull bar',
};

/** Matches words for security doors, which have an enquiry of their own and no price. */
export const securityWords =
  /\bfire[\s_-]*(?:rat|resist|proof|door)|\bbullet|\bblast|\bsecurity|\bburglar|\b(?:FD|EI)[\s-]*(?:30|60|90|120)|\bRC[\s-]*[1-6]\b/i;
