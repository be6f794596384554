/*
 * How to measure an opening, for the page and for assistants. Sizes of doors are sizes of the opening in the wall.
 */

export interface MeasuringStep {
  /** Names the drawing. */
  readonly id: 'width' | 'height' | 'corners' | 'wall';
  readonly title: string;
  readonly text: string;
  /** What the drawing shows, for people who cannot see it. */
  readonly drawing: string;
}

/** What an estimate needs, and how accurately. */
export const measuringIntro =
  'We need two sizes, in millimetres: the width and the height of the opening in the wall. Measure from wall to wall, without an old door and its frame, or tell us that they are still there.';

export const measuringSteps: readonly MeasuringStep[] = [
  {
    id: 'width',
    title: 'Width, three times',
    text: 'Measure from wall to wall near the floor, in the middle and near the top. The smallest of the three is the width.',
    drawing:
      'An opening seen from the front, with three level arrows from wall to wall: low, in the middle and high.',
  },
  {
    id: 'height',
    title: 'Height, three times',
    text: 'Measure from the finished floor to the underside of the lintel at the left, in the middle and at the right. The smallest is the height. If tiles, boards or carpet are still to come, take their thickness off and tell us.',
    drawing:
      'An opening seen from the front, with three upright arrows from the finished floor to the lintel: left, in the middle and right.',
  },
  {
    id: 'corners',
    title: 'Corner to corner',
    text: 'Measure both diagonals. If they differ, the opening is not square: write down both, and tell us when you ask for an offer.',
    drawing: 'An opening seen from the front, with two arrows that cross from corner to corner.',
  },
  {
    id: 'wall',
    title: 'Around the opening',
    text: 'Note how thick the wall is. For a sliding door measure the free wall beside the opening as well, because the leaf slides in front of it; for a hinged door note what it would swing against.',
    drawing:
      'An opening seen from above between two pieces of wall, with an arrow for the thickness of the wall and one for the free wall beside the opening, in front of which a leaf slides.',
  },
];

export const measuringAccuracy =
  'For an estimate the nearest centimetre is close enough, and a size that you do not know yet can be left out: we assume one and say so. Our offer, which is firm, follows when we have looked at your opening with you.';

export const measuringInShort =
  'Measure the opening in the wall in millimetres: the width at three heights and the height from the finished floor at three places, and take the smallest of each. For an estimate the nearest centimetre is close enough.';
