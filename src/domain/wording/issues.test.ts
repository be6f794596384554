import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { pair, panelled, single, tall } from '../../../tests/support/makeable-doors.ts';
import type { WireDoor } from '../doors/fields.ts';
import type { Issue } from '../doors/issue.ts';
import { assess } from '../pricing/assess.ts';
import { validationMessage } from './issues.ts';

const bifold = { ...single, doorTypeKey: 'BIFOLD', bifoldConfig: '3L' };

/** Messages for each code; several if the wording depends on the door or its figures. */
const sentences: Record<Issue['code'], readonly (readonly [WireDoor, string])[]> = {
  DOOR_TYPE_UNKNOWN: [
    [
      { doorType: 'Garage' },
      'We do not know this type of door. Please choose a single hinged, double hinged, sliding, double sliding, pivot or bi-fold door, double doors of unequal leaves, or a fixed panel.',
    ],
  ],
  PANEL_COUNT_INVALID: [
    [{ ...single, leftPanels: '4' }, 'The number of side panels on the left has to be 0, 1, 2 or 3.'],
    [{ ...single, rightPanels: '4' }, 'The number of side panels on the right has to be 0, 1, 2 or 3.'],
  ],
  TOP_PANEL_INVALID: [
    [
      { ...single, topPanel: 'perhaps' },
      'Please say yes or no to a transom, the glazed panel above the door.',
    ],
  ],
  BIFOLD_CONFIG_REQUIRED: [
    [{ doorTypeKey: 'BIFOLD' }, 'Please choose whether the bi-fold door has 2, 3 or 4 leaves.'],
    [
      { ...tall, doorTypeKey: 'BIFOLD', opWidth: '2400', doorHeightMm: '', leftPanels: '1' },
      'Please choose whether the bi-fold door has 2, 3 or 4 leaves. Please give the width in millimetres of one leaf of the door. Please give the height in millimetres of the door below the transom.',
    ],
  ],
  LEAF_WIDTH_REQUIRED: [
    [{ ...single, leftPanels: '1' }, 'Please give the width in millimetres of the door leaf.'],
    [
      { ...pair, doorLeafWidth: '' },
      'Please give the width in millimetres of the active leaf, the one used every day.',
    ],
    [
      { ...single, doorTypeKey: 'DOUBLE_SLIDING', opWidth: '2600', rightPanels: '1' },
      'Please give the width in millimetres of one leaf of the door.',
    ],
    [
      { ...single, doorTypeKey: 'FIX_PANEL', rightPanels: '1' },
      'Please give the width in millimetres of the fixed panel between its side panels.',
    ],
  ],
  DOOR_HEIGHT_REQUIRED: [
    [{ ...single, topPanel: 'yes' }, 'Please give the height in millimetres of the door below the transom.'],
    [
      { ...single, doorTypeKey: 'FIX_PANEL', topPanel: 'yes' },
      'Please give the height in millimetres of the fixed panel below the transom.',
    ],
  ],
  WIDTH_ABOVE_MAX: [
    [
      { ...single, opWidth: '6001' },
      'The opening is 6001 mm wide. The widest opening we can fill is 6000 mm.',
    ],
  ],
  WIDTH_BELOW_MIN: [
    [
      { ...bifold, opWidth: '1349' },
      'The opening is 1349 mm wide, too narrow for a three-leaf bi-fold door, which needs 1350 mm to 2400 mm.',
    ],
  ],
  PANEL_REQUIRED: [
    [
      { ...pair, opWidth: '1801' },
      'The opening is 1801 mm wide. By itself an active and passive double hinged door fills 1000 mm to 1800 mm, so side panels are needed.',
    ],
  ],
  LEAF_WIDTH_BELOW_MIN: [
    [
      { ...panelled, doorLeafWidth: '599' },
      'A leaf of 599 mm is too narrow. In a single hinged door it can be 600 mm to 1100 mm wide.',
    ],
  ],
  LEAF_WIDTH_ABOVE_MAX: [
    [
      { ...panelled, doorLeafWidth: '1101' },
      'A leaf of 1101 mm is too wide. In a single hinged door it can be 600 mm to 1100 mm wide.',
    ],
  ],
  PASSIVE_LEAF_TOO_NARROW: [
    [
      { ...pair, doorLeafWidth: '1051' },
      'The passive leaf would be 299 mm wide. It has to be 300 mm to 700 mm, so the active leaf has to be narrower.',
    ],
    [
      { ...pair, opWidth: '1000', doorLeafWidth: '1000' },
      'The active leaf leaves no room for the passive one, which has to be 300 mm to 700 mm wide.',
    ],
  ],
  PASSIVE_LEAF_TOO_WIDE: [
    [
      { ...pair, opWidth: '1601' },
      'The passive leaf would be 701 mm wide. It has to be 300 mm to 700 mm and narrower than the active leaf.',
    ],
  ],
  DOOR_WIDER_THAN_OPENING: [
    [
      { ...panelled, opWidth: '900' },
      'The door would be 900 mm wide. Beside these side panels the opening leaves at most 500 mm for it.',
    ],
    [
      { ...panelled, opWidth: '400' },
      'The door would be 900 mm wide, and these side panels leave no room for it in the opening.',
    ],
  ],
  PANEL_TOO_NARROW: [
    [
      { ...panelled, opWidth: '1299' },
      'A side panel would be about 199 mm wide. It has to be 200 mm to 1000 mm.',
    ],
  ],
  PANEL_TOO_WIDE: [
    [
      { ...panelled, opWidth: '2901' },
      'A side panel would be about 1001 mm wide. It has to be 200 mm to 1000 mm.',
    ],
  ],
  HEIGHT_BELOW_MIN: [
    [
      { ...single, opHeight: '1899' },
      'The opening is 1899 mm high, too low for a single hinged door, which needs 1900 mm to 2400 mm.',
    ],
  ],
  HEIGHT_ABOVE_MAX: [
    [
      { ...single, opHeight: '3201' },
      'The opening is 3201 mm high. Even with a transom a single hinged door reaches no higher than 3200 mm.',
    ],
  ],
  TRANSOM_REQUIRED: [
    [
      { ...single, opHeight: '2401' },
      'The opening is 2401 mm high. By itself a single hinged door is 1900 mm to 2400 mm high, so a transom is needed above it.',
    ],
  ],
  DOOR_HEIGHT_BELOW_MIN: [
    [
      { ...tall, doorHeightMm: '1899' },
      'A door height of 1899 mm is too low. Below a transom a single hinged door has to be 1900 mm to 2400 mm high.',
    ],
  ],
  DOOR_HEIGHT_ABOVE_MAX: [
    [
      { ...tall, doorHeightMm: '2401' },
      'A door height of 2401 mm is too high. Below a transom a single hinged door has to be 1900 mm to 2400 mm high.',
    ],
  ],
  TRANSOM_TOO_SHORT: [
    [
      { ...tall, opHeight: '2399' },
      'The transom would be 199 mm high. It has to be 200 mm to 800 mm, so the door below it has to be lower.',
    ],
    [
      { ...tall, opHeight: '2200' },
      'The door height leaves no room for a transom, which has to be 200 mm to 800 mm high.',
    ],
  ],
  TRANSOM_TOO_TALL: [
    [
      { ...tall, opHeight: '3001' },
      'The transom would be 801 mm high. It has to be 200 mm to 800 mm, so the door below it has to be higher.',
    ],
  ],
};

describe('the message for a door that cannot be made', () => {
  it.each(
    Object.entries(sentences).flatMap(([code, examples]) => examples.map((each) => [code, ...each] as const)),
  )('%s: %j', (code, door, sentence) => {
    const assessment = assess(book, door);
    expect(assessment).toMatchObject({ issue: { code } });
    expect(validationMessage(assessment)).toBe(sentence);
  });

  it('is null if the door can be made', () => {
    expect(validationMessage(assess(book, single))).toBeNull();
  });
});
