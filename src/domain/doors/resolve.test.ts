import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../../tests/support/book.ts';
import { doorTypeKeys } from '../book/door-types.ts';
import { echoDoor } from './echo.ts';
import { resolveDoor } from './resolve.ts';
import type { WireDoor } from './fields.ts';

const resolved = (wire: WireDoor) => {
  const resolution = resolveDoor(book, wire);
  const assumed = resolution.door ? resolution.assumed : [];
  return { ...echoDoor(book, wire, resolution), assumed };
};

describe('the type', () => {
  it.each<[WireDoor, string]>([
    [{ doorTypeKey: ' PIVOT ', doorType: 'Double', preset: 'single-no-panels' }, 'PIVOT'],
    [{ doorType: ' bi-FOLD door ', bifoldConfig: '2L' }, 'BIFOLD'],
    [{ doorType: 'SINGLE', preset: 'double-no-panels' }, 'SINGLE_HINGED'],
    [{ doorType: 'Garage', preset: 'double-no-panels' }, 'DOUBLE_HINGED'],
    [{ preset: ' Double-Both-Panels' }, 'DOUBLE_HINGED'],
  ])('of %j is %s', (wire, type) => {
    expect(resolved(wire)).toMatchObject({ doorTypeKey: type });
    expect(resolved(wire).assumed).not.toContain('doorTypeKey');
  });

  it('defaults to a single hinged door, noted as assumed', () => {
    expect(resolved({ preset: 'loft', doorType: ' ' })).toMatchObject({
      doorTypeKey: 'SINGLE_HINGED',
      preset: 'loft',
      assumed: ['doorTypeKey', 'opHeight', 'opWidth'],
    });
  });
});

describe('omitted sizes', () => {
  it('have the values of the standard layout', () => {
    expect(
      resolved({ doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE', rightPanels: '1', doorLeafWidth: '801' }),
    ).toMatchObject({
      opWidth: String(801 + 401 + 450),
      opHeight: '2100',
      assumed: ['opHeight', 'opWidth'],
    });
    expect(resolved({ doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE' })).toMatchObject({
      opWidth: '1350',
      doorLeafWidth: '900',
      assumed: ['doorLeafWidth', 'opHeight', 'opWidth'],
    });
  });

  it('follow from a given leaf width, even if the layout does not need it', () => {
    expect(resolved({ doorTypeKey: 'DOUBLE_HINGED', doorLeafWidth: '600' })).toMatchObject({
      opWidth: '1200',
      doorLeafWidth: '600',
      assumed: ['opHeight', 'opWidth'],
    });
  });

  it('include the door height under a requested transom', () => {
    expect(resolved({ topPanel: 'transom' })).toMatchObject({
      opHeight: '2500',
      doorHeightMm: '2100',
      topPanel: 'yes',
      assumed: ['doorHeightMm', 'doorTypeKey', 'opHeight', 'opWidth'],
    });
  });

  it('include a leaf width that fits the opening, for a preset with any type', () => {
    const preset = {
      preset: 'double-no-panels',
      doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
      opHeight: '9000',
    };
    expect(resolved({ ...preset, opWidth: '1700' })).toMatchObject({
      doorLeafWidth: '1000',
      assumed: ['doorLeafWidth'],
    });
    expect(resolved({ ...preset, opWidth: '9000' })).toMatchObject({
      doorLeafWidth: '900',
      assumed: ['doorLeafWidth'],
    });
  });
});

describe('a given size', () => {
  it.each<[WireDoor, WireDoor, string[]]>([
    [
      { preset: 'single-left-panel', opWidth: '1500', doorLeafWidth: '800' },
      { opWidth: '1500', doorLeafWidth: '800' },
      ['opHeight'],
    ],
    [
      { preset: 'double-right-panel', doorLeafWidth: '600' },
      { opWidth: String(2 * 600 + 450), doorLeafWidth: '600' },
      ['opHeight', 'opWidth'],
    ],
    [
      { doorTypeKey: 'PIVOT', topPanel: 'yes', doorHeightMm: '2300', opWidth: '1000' },
      { opHeight: '2700', doorHeightMm: '2300' },
      ['opHeight'],
    ],
    [
      { doorTypeKey: 'PIVOT', doorHeightMm: '2300', opWidth: '1000', doorLeafWidth: '700' },
      { opHeight: '2300', doorHeightMm: '2300', topPanel: 'no', doorLeafWidth: '1000' },
      ['opHeight'],
    ],
    [
      { doorTypeKey: 'BIFOLD', bifoldConfig: ' 3L ', opWidth: ' 2101 mm ', opHeight: '2100.0' },
      { opWidth: '2101', opHeight: '2100', doorLeafWidth: '700', bifoldConfig: '3L' },
      [],
    ],
  ])('is kept, and determines omitted sizes: %j', (wire, expected, assumed) => {
    expect(resolved(wire)).toMatchObject({ ...expected, assumed });
  });
});

describe('a transom', () => {
  it('is implied by a door lower than the opening, unless topPanel says no', () => {
    const door = { opWidth: '900', opHeight: '2400', doorHeightMm: '2100' };
    expect(resolved(door)).toMatchObject({ topPanel: 'yes', doorHeightMm: '2100' });
    expect(resolved({ ...door, topPanel: 'None' })).toMatchObject({ topPanel: 'no', doorHeightMm: '2400' });
    expect(resolved({ ...door, doorHeightMm: '2400' })).toMatchObject({ topPanel: 'no' });
  });

  it.each(['1', 'true', 'YES', 'y', 'on', 'Top', 'transom'])('is requested by %s', (topPanel) => {
    expect(resolved({ topPanel })).toMatchObject({ topPanel: 'yes' });
  });

  it.each(['0', 'false', 'No', 'n', 'OFF', 'none'])('is refused by %s', (topPanel) => {
    expect(resolved({ topPanel })).toMatchObject({ topPanel: 'no' });
  });
});

describe('the echoed door', () => {
  it('has a leaf of at least a millimetre', () => {
    expect(resolved({ doorTypeKey: 'BIFOLD', bifoldConfig: '4L', opWidth: '3' })).toMatchObject({
      doorLeafWidth: '1',
    });
  });

  it('has the trimmed fields as sent if it cannot be resolved', () => {
    expect(
      resolved({ doorType: ' Garage ', opWidth: ' 900 mm ', bifoldConfig: '2L', leftPanels: ' 7' }),
    ).toEqual({
      preset: '',
      doorType: 'Garage',
      doorTypeKey: '',
      opWidth: '900 mm',
      opHeight: '',
      doorLeafWidth: '',
      doorHeightMm: '',
      leftPanels: '7',
      rightPanels: '',
      topPanel: '',
      bifoldConfig: '2L',
      assumed: [],
    });
  });

  it('names a known type, and drops an irrelevant leaf count only if it can be resolved', () => {
    const pivot = { doorType: 'pivot door', bifoldConfig: '2L' };
    expect(resolved({ ...pivot, leftPanels: 'x' })).toMatchObject({
      doorTypeKey: 'PIVOT',
      doorType: 'Pivot door',
      bifoldConfig: '2L',
    });
    expect(resolved({ ...pivot, opWidth: '1500', leftPanels: '1' })).toMatchObject({
      doorTypeKey: 'PIVOT',
      bifoldConfig: '',
      rightPanels: '',
      assumed: [],
    });
    expect(resolved(pivot)).toMatchObject({ bifoldConfig: '' });
  });
});

it('a preset has the same leaf width if the price book has no door of the standard height', () => {
  const wire = { preset: 'single-both-panels', opWidth: '1200' };
  const higher = bookWith((file) => (file.types.SINGLE_HINGED.minH = 2200));
  expect([book, higher].map((each) => resolveDoor(each, wire).door?.leafWidth)).toEqual([800, 800]);
});

describe('an assumed size', () => {
  it.each(doorTypeKeys)('is always valid on the wire, whatever the given sizes: %s', (doorTypeKey) => {
    for (const leftPanels of ['0', '2'])
      for (const topPanel of ['no', 'yes']) {
        const odd = { doorLeafWidth: '99999', doorHeightMm: '99999', bifoldConfig: '4L' };
        const { door } = resolveDoor(book, { doorTypeKey, leftPanels, topPanel, ...odd });
        const { width = 0, height = 0 } = door?.opening ?? {};
        expect(width).toBeLessThanOrEqual(99_999);
        expect(height).toBeLessThanOrEqual(99_999);
      }
  });
});
