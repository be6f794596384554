import { expect, it } from 'vitest';
import { withoutRemoved } from './removed-fields.ts';

const design =
  'tDOUBLE.HINGED-w2400-h2500-l700-d2100-a1-z1-xyes-g2x4-mREEDED-cral7016-eLEVER-kyes-q2-rHall-v2700';

it.each([
  ['glass', '-mREEDED'],
  ['frameColor', '-cral7016'],
  ['handle', '-eLEVER'],
  ['quantity', '-q2'],
  ['room', '-rHall'],
  ['wallHeight', '-v2700'],
  ['doorLeafWidth', '-l700'],
  ['doorHeightMm', '-d2100'],
])('"none" removes %s from a design', (field, part) => {
  expect(withoutRemoved({ design, [field]: 'none' })).toEqual({ design: design.replace(part, '') });
});

it.each([
  ['glazingBars', '1x1'],
  ['leftPanels', '0'],
  ['rightPanels', '0'],
])('"none" as %s means the value %s', (field, value) => {
  expect(withoutRemoved({ design, [field]: ' None ' })).toEqual({ design, [field]: value });
  expect(withoutRemoved({ [field]: 'none' })).toEqual({ [field]: value });
});

it('"none" without a design is a field that is not given', () => {
  expect(withoutRemoved({ doorTypeKey: 'PIVOT', handle: 'none' })).toEqual({ doorTypeKey: 'PIVOT' });
});

it('another type removes the leaf width of the design, unless a leaf width is given', () => {
  const pivot = 'tPIVOT-w1800-h2100-l900-z1';
  const sliding = { doorTypeKey: 'SLIDING' };
  expect(withoutRemoved({ design: pivot, ...sliding })).toEqual({
    design: 'tPIVOT-w1800-h2100-z1',
    ...sliding,
  });
  expect(withoutRemoved({ design: pivot, ...sliding, doorLeafWidth: '800' })).toMatchObject({
    design: pivot,
  });
  expect(withoutRemoved({ design: pivot, doorTypeKey: 'PIVOT' })).toMatchObject({ design: pivot });
});

it.each([{ design: '??', handle: 'LEVER' }, { lock: 'no', topPanel: 'no' }, {}])(
  'a door with nothing to remove is unchanged: %o',
  (door) => {
    expect(withoutRemoved(door)).toEqual(door);
  },
);
