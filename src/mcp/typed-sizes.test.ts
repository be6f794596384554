import { expect, it } from 'vitest';
import { withTypedSizes } from './typed-sizes.ts';

it('puts the sizes of doors and openings into millimetres, and leaves everything else alone', () => {
  const args = {
    doors: [{ opWidth: '1.8 m', opHeight: '6\' 8"', doorLeafWidth: '90cm', preset: '1.8 m' }, 'no door'],
    selectedDoor: { opWidth: '1,800', doorHeightMm: 2100 },
    opening: { widthMm: '160 cm', heightMm: 2100 },
    message: '1.8 m',
  };
  expect(withTypedSizes(args)).toEqual({
    doors: [{ opWidth: '1800', opHeight: '2032', doorLeafWidth: '900', preset: '1.8 m' }, 'no door'],
    selectedDoor: { opWidth: '1800', doorHeightMm: 2100 },
    opening: { widthMm: 1600, heightMm: 2100 },
    message: '1.8 m',
  });
});

it.each([
  { doors: [{ opWidth: '1.8', opHeight: 'high' }] },
  { doors: 'two' },
  { opening: null },
  null,
  'text',
  [],
])('leaves %j as it is, to be refused by name', (args) => {
  expect(withTypedSizes(args)).toEqual(args);
});
