import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { actions, applyAction, changeField } from './actions.ts';
import { formOfDesign } from './door-form.ts';
import { type DoorForm } from './form-fields.ts';

const form = (text: string): DoorForm => formOfDesign(book, designOf(text));
const a = form('tPIVOT-w1100-h2100-c27352a-sright-oout-v2600');
const b = form('tSINGLE.HINGED-w900-h2000');
const c = form('tSLIDING-w950-h2100');
const standard = form('tDOUBLE.HINGED-w1600-h2100');
const four = form('tSINGLE.HINGED-w900-h2000-q4');
const hall = form('tSINGLE.HINGED-w900-h2000-q4-rHall');
const inKitchen = form('tSINGLE.HINGED-w900-h2000-rKitchen');
/** The door without `last`, which is derived from the other fields. */
const present = (door: DoorForm | undefined) => ({ ...door, last: '' });
const many = (count: number) => Array.from({ length: count }, () => b);
const twelve = (last: DoorForm) => [...many(11), last];

describe('applyAction', () => {
  const doorText = (text: string) => designOf(text).door;
  const startPivot = actions.start(doorText('tPIVOT-w1000-h2100'));
  const pivot = form('tPIVOT-w1000-h2100');
  const takeHinged = (index: number) =>
    actions.take(index, { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1100', opHeight: '2100' });

  it.each<[string, DoorForm[], string, DoorForm[], string | null]>([
    ['appends the standard door', [a, b], 'add', [a, b, standard], 'door-2'],
    ['copies a door to the place after it', [a, b], 'copy.0', [a, a, b], 'door-1'],
    ['copies the last', [a, b], 'copy.1', [a, b, b], 'door-2'],
    ['copies a door without its room', [inKitchen], 'copy.0', [inKitchen, b], 'door-1'],
    ['copies a door in the middle with its quantity', [a, hall, c], 'copy.1', [a, hall, four, c], 'door-2'],
    ['removes the first door and focuses the one that takes its place', [a, b], 'remove.0', [b], 'door-0'],
    ['removes a door in the middle and focuses the one before', [a, b, c], 'remove.1', [a, c], 'door-0'],
    ['removes the last door and focuses the one before', [a, b, c], 'remove.2', [a, b], 'door-1'],
    ['does not remove the only door', [a], 'remove.0', [a], null],
    ['replaces the only door when starting from a layout', [a], startPivot, [pivot], 'door-0'],
    ['appends a door when starting from a layout with several', [a, b], startPivot, [a, b, pivot], 'door-2'],
    ['does not copy a door that does not exist', [a, b], 'copy.2', [a, b], null],
    ['does not remove a door that does not exist', [a, b], 'remove.7', [a, b], null],
    [
      'opens the alternatives for the opening of a door',
      [a, b],
      'compare.1',
      [a, { ...b, compare: 'yes' }],
      'alternatives-1',
    ],
    ['opens no alternatives of a door that does not exist', [a, b], 'compare.2', [a, b], null],
    ['changes no layout of a door that does not exist', [a, b], takeHinged(2), [a, b], null],
    ['ignores an unknown action', [a, b], 'erase.0', [a, b], null],
    ['reads a door index of two digits', twelve(a), 'remove.11', twelve(a).slice(0, 11), 'door-10'],
    ['ignores a damaged layout', [a, b], 'take.0.<script>', [a, b], null],
    ['ignores a damaged start design', [a, b], 'start.0.<script>', [a, b], null],
    ['changes nothing on update', [a, b], 'update', [a, b], null],
  ])('applyAction %s', (_, doors, action, after, focus) => {
    expect(applyAction(book, doors, action)).toEqual({ doors: after, focus });
  });

  it.each(['add', 'copy.0', startPivot])('adds no 21st door on the action %s', (action) => {
    expect(applyAction(book, many(19), action).doors).toHaveLength(20);
    expect(applyAction(book, many(20), action)).toEqual({ doors: many(20), focus: null });
  });

  it('replaces the layout of a door, and keeps its appearance and preferences', () => {
    const before = { ...a, fullWidth: 'yes', budget: 'yes', compare: 'yes' };
    const { doors, focus } = applyAction(book, [b, before], takeHinged(1));
    expect(focus).toBe('door-1');
    expect(doors[0]).toEqual(b);
    expect(present(doors[1])).toEqual(present({ ...before, type: 'DOUBLE_HINGED' }));
  });

  it('replaces the layout of a door, and keeps each of its extras and its swing', () => {
    const chosen = '-g2x4-mSATIN-cral7016-eLEVER-kyes-q3-rHall-sright-oout-v2600';
    const before = form(`tSINGLE.HINGED-w1100-h2100${chosen}`);
    const after = form(`tDOUBLE.HINGED-w1100-h2100${chosen}`);
    expect(present(applyAction(book, [before], takeHinged(0)).doors[0])).toEqual(present(after));
  });
});

describe('changeField', () => {
  const changed = (door: DoorForm, field: string, value: string) =>
    changeField(book, [b, door], `d1-${field}`, value)[1];

  it.each<[string, DoorForm, string, string, Partial<DoorForm>]>([
    ['keeps a size as it was typed', a, 'width', '12x', { width: '12x' }],
    [
      'keeps the leaf width when the opening width changes',
      form('w1700-h2100-l900-z1'),
      'width',
      '1800',
      { width: '1800' },
    ],
    [
      'fits the leaf to a new panel',
      form('w1700-h2100'),
      'right',
      '1',
      { right: '1', leaf: '900', chosen: 'right.1' },
    ],
    [
      'fits the leaf to a new panel on the left',
      form('w1700-h2100'),
      'left',
      '2',
      { left: '2', leaf: '900', chosen: 'left.2' },
    ],
    [
      'keeps a chosen leaf beside one more panel',
      form('w1500-h2100-l1050-z1'),
      'left',
      '1',
      { left: '1', chosen: 'left.1~right.1~leaf.1050' },
    ],
    [
      'moves a panel that the opening needs to the other side',
      form('w1700-h2100-l900-z1'),
      'right',
      '0',
      { left: '1', right: '0', chosen: 'right.0', fitted: 'yes' },
    ],
    [
      'clears the leaf width without panels',
      form('w1000-h2100-l700-z1'),
      'right',
      '0',
      { right: '0', leaf: '', chosen: 'right.0~leaf.700' },
    ],
    [
      'fills in the door height for a transom',
      form('w900-h2400'),
      'transom',
      'yes',
      { transom: 'yes', doorHeight: '2200', chosen: 'transom.yes' },
    ],
    [
      'clears the door height without a transom',
      form('w900-h2400-xyes-d2100'),
      'transom',
      '',
      { transom: 'no', doorHeight: '', chosen: 'transom.no~doorHeight.2100' },
    ],
    [
      'keeps a transom that the height needs',
      form('w900-h2500'),
      'transom',
      '',
      { transom: 'yes', doorHeight: '2300', chosen: 'transom.no' },
    ],
    [
      'fills in the number of leaves of a bi-fold',
      form('w2400-h2100'),
      'type',
      'BIFOLD',
      { type: 'BIFOLD', leaves: '3L' },
    ],
    [
      'clears the number of leaves of other types',
      form('tBIFOLD-b2L-w1100-h2100'),
      'type',
      'PIVOT',
      { type: 'PIVOT', leaves: '' },
    ],
    [
      'fills in the active leaf width of unequal leaves',
      form('w1500-h2100'),
      'type',
      'DOUBLE_HINGED_ACTIVE_PASSIVE',
      { type: 'DOUBLE_HINGED_ACTIVE_PASSIVE', leaf: '900' },
    ],
    [
      'keeps a chosen number of leaves',
      form('tBIFOLD-b3L-w2100-h2100'),
      'leaves',
      '4L',
      { leaves: '4L', chosen: 'leaves.4L' },
    ],
    [
      'fits the leaf again to another number of leaves beside a panel',
      form('tBIFOLD-b2L-w1900-h2100-l700-z1'),
      'leaves',
      '3L',
      { leaves: '3L', leaf: '566', chosen: 'leaves.3L~right.1' },
    ],
  ])('changeField %s', (_, door, field, value, difference) => {
    expect(present(changed(door, field, value))).toEqual(present({ ...door, ...difference }));
  });

  it.each([
    ['colour', 'tPIVOT-w1100-h2100-c27352a', 'hex', 'RAL 6009'],
    ['bars', 'tPIVOT-w1100-h2100-g2x4', 'grid', '2x4'],
  ] as const)('the choice of an own value of %s begins with the present one', (field, text, own, present) => {
    const door = form(text);
    expect(changed(door, field, 'own')?.[own]).toBe(present);
    const typed = { ...door, [own]: own === 'hex' ? '#123456' : '3x3' };
    expect(changed(typed, field, 'own')?.[own]).toBe(typed[own]);
  });

  it('updates `last` only while all fields are valid', () => {
    const wide = changed(a, 'width', '1,200') ?? a;
    expect(wide.last).toBe('tPIVOT-w1200-h2100-a0-z0-xno-cral6009-sright-oout-v2600');
    expect(changed(wide, 'width', '')).toEqual({ ...wide, width: '' });
    expect(changed(wide, 'height', '2.1')).toEqual({ ...wide, height: '2.1' });
    expect(changed(wide, 'wall', 'high')).toEqual({ ...wide, wall: 'high' });
  });

  it('changes a door whose index has two digits', () => {
    expect(changeField(book, twelve(a), 'd11-width', '1200').map(present)).toEqual(
      twelve({ ...a, width: '1200' }).map(present),
    );
  });

  it.each(['d1-price', 'd2-width', 'width', 'name', 'd01x-width'])('ignores the field name %s', (name) => {
    const doors = [a, b];
    expect(changeField(book, doors, name, '1')).toBe(doors);
  });
});
