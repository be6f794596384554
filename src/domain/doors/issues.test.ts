import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { pair, panelled, single, tall } from '../../../tests/support/makeable-doors.ts';
import { assess } from '../pricing/assess.ts';
import type { Issue } from './issue.ts';
import type { DoorField, WireDoor } from './fields.ts';

type Row = [code: Issue['code'], door: WireDoor, field: DoorField, ...figures: (number | null)[]];

const rows: Row[] = [
  ['DOOR_TYPE_UNKNOWN', { doorType: 'Garage' }, 'doorTypeKey', null, null, null],
  ['DOOR_TYPE_UNKNOWN', { doorType: 'Garage', leftPanels: '9' }, 'doorTypeKey', null, null, null],
  ['PANEL_COUNT_INVALID', { ...single, leftPanels: '4', rightPanels: '4' }, 'leftPanels', null, null, null],
  ['PANEL_COUNT_INVALID', { ...single, rightPanels: '01', topPanel: '?' }, 'rightPanels', null, null, null],
  ['TOP_PANEL_INVALID', { doorTypeKey: 'BIFOLD', topPanel: 'perhaps' }, 'topPanel', null, null, null],
  ['BIFOLD_CONFIG_REQUIRED', { doorTypeKey: 'BIFOLD', leftPanels: '1' }, 'bifoldConfig', null, null, null],
  ['LEAF_WIDTH_REQUIRED', { ...single, leftPanels: '1', topPanel: 'yes' }, 'doorLeafWidth', null, null, null],
  ['DOOR_HEIGHT_REQUIRED', { ...single, topPanel: 'Y' }, 'doorHeightMm', null, null, null],

  ['WIDTH_ABOVE_MAX', { ...single, opWidth: '6001' }, 'opWidth', 6001, 600, 6000],
  ['WIDTH_ABOVE_MAX', { ...panelled, opWidth: '6001', doorLeafWidth: '1' }, 'opWidth', 6001, 600, 6000],
  ['WIDTH_BELOW_MIN', { ...single, opWidth: '599' }, 'opWidth', 599, 600, 1100],
  ['WIDTH_BELOW_MIN', { ...pair, opWidth: '999' }, 'opWidth', 999, 1000, 1800],
  ['PANEL_REQUIRED', { ...single, opWidth: '1101' }, 'opWidth', 1101, 600, 1100],
  ['PANEL_REQUIRED', { ...pair, opWidth: '1801' }, 'opWidth', 1801, 1000, 1800],
  ['LEAF_WIDTH_BELOW_MIN', { ...panelled, doorLeafWidth: '599' }, 'doorLeafWidth', 599, 600, 1100],
  ['LEAF_WIDTH_BELOW_MIN', { ...pair, doorLeafWidth: '699' }, 'doorLeafWidth', 699, 700, 1100],
  ['LEAF_WIDTH_ABOVE_MAX', { ...panelled, doorLeafWidth: '1101' }, 'doorLeafWidth', 1101, 600, 1100],
  ['PASSIVE_LEAF_TOO_NARROW', { ...pair, doorLeafWidth: '1051' }, 'doorLeafWidth', 299, 300, 700],
  [
    'PASSIVE_LEAF_TOO_NARROW',
    { ...pair, opWidth: '1000', doorLeafWidth: '1100' },
    'doorLeafWidth',
    -100,
    300,
    700,
  ],
  [
    'PASSIVE_LEAF_TOO_NARROW',
    { ...pair, opWidth: '1000', doorLeafWidth: '1000' },
    'doorLeafWidth',
    0,
    300,
    700,
  ],
  ['PASSIVE_LEAF_TOO_WIDE', { ...pair, opWidth: '1601' }, 'doorLeafWidth', 701, 300, 700],
  [
    'PASSIVE_LEAF_TOO_WIDE',
    { ...pair, opWidth: '1400', doorLeafWidth: '700' },
    'doorLeafWidth',
    700,
    300,
    700,
  ],
  ['DOOR_WIDER_THAN_OPENING', { ...panelled, opWidth: '900' }, 'doorLeafWidth', 900, null, 500],
  ['DOOR_WIDER_THAN_OPENING', { ...panelled, opWidth: '400' }, 'doorLeafWidth', 900, null, 0],
  ['DOOR_WIDER_THAN_OPENING', { ...panelled, opWidth: '300' }, 'doorLeafWidth', 900, null, -100],
  ['PANEL_TOO_NARROW', { ...panelled, opWidth: '1299' }, 'leftPanels', 199, 200, 1000],
  ['PANEL_TOO_NARROW', { ...panelled, opWidth: '1099', leftPanels: '0' }, 'rightPanels', 199, 200, 1000],
  ['PANEL_TOO_WIDE', { ...panelled, opWidth: '2901' }, 'leftPanels', 1001, 200, 1000],
  ['PANEL_TOO_WIDE', { ...panelled, opWidth: '2000', leftPanels: '0' }, 'rightPanels', 1100, 200, 1000],

  ['HEIGHT_BELOW_MIN', { ...single, opHeight: '1899' }, 'opHeight', 1899, 1900, 2400],
  ['HEIGHT_ABOVE_MAX', { ...single, opHeight: '3201' }, 'opHeight', 3201, 1900, 3200],
  ['HEIGHT_ABOVE_MAX', { ...tall, opHeight: '3201' }, 'opHeight', 3201, 1900, 3200],
  ['TRANSOM_REQUIRED', { ...single, opHeight: '2401' }, 'opHeight', 2401, 1900, 2400],
  ['DOOR_HEIGHT_BELOW_MIN', { ...tall, doorHeightMm: '1899' }, 'doorHeightMm', 1899, 1900, 2400],
  ['DOOR_HEIGHT_ABOVE_MAX', { ...tall, doorHeightMm: '2401' }, 'doorHeightMm', 2401, 1900, 2400],
  ['TRANSOM_TOO_SHORT', { ...tall, opHeight: '2399' }, 'doorHeightMm', 199, 200, 800],
  ['TRANSOM_TOO_SHORT', { ...tall, opHeight: '2200' }, 'doorHeightMm', 0, 200, 800],
  ['TRANSOM_TOO_SHORT', { ...tall, opHeight: '2000' }, 'doorHeightMm', -200, 200, 800],
  ['TRANSOM_TOO_SHORT', { ...tall, opHeight: '1800' }, 'doorHeightMm', -400, 200, 800],
  ['TRANSOM_TOO_TALL', { ...tall, opHeight: '3001' }, 'doorHeightMm', 801, 200, 800],
];

describe('the issue of a door', () => {
  it.each(rows)('is %s for %j', (code, door, field, actual, min, max) => {
    const assessment = assess(book, door);
    expect(assessment).toMatchObject({ issue: { code, field, actual, min, max } });
  });

  it.each<[string, WireDoor]>([
    ['the narrowest single', { ...single, opWidth: '600' }],
    ['the widest single', { ...single, opWidth: '1100' }],
    ['the narrowest panels', { ...panelled, opWidth: '1300' }],
    ['the widest panels', { ...panelled, opWidth: '2900' }],
    ['the widest passive leaf', { ...pair, opWidth: '1600' }],
    ['the narrowest passive leaf', { ...pair, opWidth: '1200' }],
    ['the widest opening', { ...panelled, opWidth: '6000', leftPanels: '3', rightPanels: '3' }],
    ['the lowest door', { ...single, opHeight: '1900' }],
    ['the tallest leaf', { ...single, opHeight: '2400' }],
    ['the tallest opening', { ...tall, opHeight: '3200', doorHeightMm: '2400' }],
    ['the shortest transom', { ...tall, opHeight: '2400' }],
  ])('is absent for %s', (_, door) => {
    expect(assess(book, door).outcome).toBe('priced');
  });

  it('is the width issue if width and height both have an issue, and both are reported', () => {
    expect(assess(book, { ...single, opWidth: '500', opHeight: '500' })).toMatchObject({
      issue: { code: 'WIDTH_BELOW_MIN' },
      width: { code: 'WIDTH_BELOW_MIN' },
      height: { code: 'HEIGHT_BELOW_MIN' },
    });
  });
});
