import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import { describeLimits } from './limits.ts';

const limits = describeLimits(book);
const ofType = (key: string) => limits.doorTypes.find(({ doorTypeKey }) => doorTypeKey === key);

describe('the limits', () => {
  it('of a bi-fold door span all its leaf counts', () => {
    expect(ofType('BIFOLD')).toEqual({
      doorTypeKey: 'BIFOLD',
      label: 'Bi-fold door',
      leaves: [2, 3, 4],
      leafWidth: { minMm: 450, maxMm: 800 },
      passiveLeafWidth: null,
      doorWidth: { minMm: 900, maxMm: 3200 },
      doorHeight: { minMm: 1900, maxMm: 2400 },
      openingHeight: { minMm: 1900, maxMm: 3200 },
      bifoldConfigs: [
        { bifoldConfig: '2L', leaves: 2, doorWidth: { minMm: 900, maxMm: 1600 } },
        { bifoldConfig: '3L', leaves: 3, doorWidth: { minMm: 1350, maxMm: 2400 } },
        { bifoldConfig: '4L', leaves: 4, doorWidth: { minMm: 1800, maxMm: 3200 } },
      ],
    });
  });

  it('of an active/passive pair include both leaves', () => {
    expect(ofType('DOUBLE_HINGED_ACTIVE_PASSIVE')).toEqual({
      doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
      label: 'Double hinged door, active and passive leaf',
      leaves: [2],
      leafWidth: { minMm: 700, maxMm: 1100 },
      passiveLeafWidth: { minMm: 300, maxMm: 700 },
      doorWidth: { minMm: 1000, maxMm: 1800 },
      doorHeight: { minMm: 1900, maxMm: 2400 },
      openingHeight: { minMm: 1900, maxMm: 3200 },
      bifoldConfigs: [],
    });
  });

  it('include the fields that only some doors need', () => {
    expect(limits.conditionallyRequired).toEqual([
      {
        field: 'doorLeafWidth',
        requiredWhen:
          'opWidth is given and there are side panels or an active and a passive leaf, unless a preset is given.',
      },
      { field: 'doorHeightMm', requiredWhen: 'opHeight is given and there is a transom.' },
      { field: 'bifoldConfig', requiredWhen: 'doorTypeKey is BIFOLD.' },
    ]);
  });

  it('include the layout of each preset', () => {
    expect(limits.presets.map(({ preset, meaning }) => [preset, meaning])).toEqual([
      ['single-no-panels', 'Single hinged door with no side panels'],
      ['single-left-panel', 'Single hinged door with one side panel on the left'],
      ['single-right-panel', 'Single hinged door with one side panel on the right'],
      ['single-both-panels', 'Single hinged door with one side panel on each side'],
      ['double-no-panels', 'Double hinged door with no side panels'],
      ['double-left-panel', 'Double hinged door with one side panel on the left'],
      ['double-right-panel', 'Double hinged door with one side panel on the right'],
      ['double-both-panels', 'Double hinged door with one side panel on each side'],
    ]);
  });
});

it('describeLimits takes all limits from the price book', () => {
  const other = bookWith((file) => {
    file.version = '2027-01';
    file.maxOpeningWidthMm = 5900;
    Object.assign(file.sidePanel, { minWidth: 210, maxWidth: 990, maxPerSide: 2 });
    Object.assign(file.transom, { minHeight: 220, maxHeight: 780 });
  });
  expect(describeLimits(other)).toMatchObject({
    sidePanels: { width: { minMm: 210, maxMm: 990 }, maximumPerSide: 2 },
    transom: { height: { minMm: 220, maxMm: 780 } },
    maximumOpeningWidthMm: 5900,
    priceBookVersion: '2027-01',
  });
});
