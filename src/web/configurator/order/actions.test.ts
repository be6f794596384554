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
/** Without the note of how a door was when it could last be read: that follows from all the rest. */
const present = (door: DoorForm | undefined) => ({ ...door, last: '' });
const many = (count: number) => Array.from({ length: count }, () => b);
/** Twelve doors, of which the last is another. */
const twelve = (last: DoorForm) => [...many(11), last];

describe('a button of an order', () => {
  const doorText = (text: string) => designOf(text).door;
  const startPivot = actions.start(doorText('tPIVOT-w1000-h2100'));
  const pivot = form('tPIVOT-w1000-h2100');
  const takeHinged = (index: number) => actions.take(index, doorText('tDOUBLE.HINGED-w1100-h2100'));

  it.each<[string, DoorForm[], string, DoorForm[], string | null]>([
    ['adds the standard door at the end', [a, b], 'add', [a, b, standard], 'door-2'],
    ['copies a door to the place after it', [a, b], 'copy.0', [a, a, b], 'door-1'],
    ['copies the last', [a, b], 'copy.1', [a, b, b], 'door-2'],
    ['removes the first, and looks at the one that takes its place', [a, b], 'remove.0', [b], 'door-0'],
    ['removes one in the middle, and looks at the one before', [a, b, c], 'remove.1', [a, c], 'door-0'],
    ['removes the last, and looks at the one before', [a, b, c], 'remove.2', [a, b], 'door-1'],
    ['does not remove the only door', [a], 'remove.0', [a], null],
    ['begins with another door in the place of the only one', [a], startPivot, [pivot], 'door-0'],
    ['begins with another door after several', [a, b], startPivot, [a, b, pivot], 'door-2'],
    ['does nothing for a door that is not there', [a, b], 'copy.2', [a, b], null],
    ['does nothing for a door that is not there', [a, b], 'remove.7', [a, b], null],
    [
      'shows what else fits the opening of a door',
      [a, b],
      'compare.1',
      [a, { ...b, compare: 'yes' }],
      'alternatives-1',
    ],
    ['does nothing for a door that is not there', [a, b], 'compare.2', [a, b], null],
    ['does nothing for a door that is not there', [a, b], takeHinged(2), [a, b], null],
    ['does nothing for what it does not know', [a, b], 'erase.0', [a, b], null],
    ['finds a door by both digits of its number', twelve(a), 'remove.11', twelve(a).slice(0, 11), 'door-10'],
    ['does nothing for a damaged layout', [a, b], 'take.0.<script>', [a, b], null],
    ['does nothing for a damaged start', [a, b], 'start.0.<script>', [a, b], null],
    ['only shows the doors again', [a, b], 'update', [a, b], null],
  ])('%s', (_, doors, action, after, focus) => {
    expect(applyAction(book, doors, action)).toEqual({ doors: after, focus });
  });

  it.each(['add', 'copy.0', startPivot])('%s gives no more than 20 doors', (action) => {
    expect(applyAction(book, many(19), action).doors).toHaveLength(20);
    expect(applyAction(book, many(20), action)).toEqual({ doors: many(20), focus: null });
  });

  it('takes another layout, and keeps how the door looks and what matters to the person', () => {
    const before = { ...a, fullWidth: 'yes', budget: 'yes', compare: 'yes' };
    const { doors, focus } = applyAction(book, [b, before], takeHinged(1));
    expect(focus).toBe('door-1');
    expect(doors[0]).toEqual(b);
    expect(present(doors[1])).toEqual(present({ ...before, type: 'DOUBLE_HINGED' }));
  });
});

describe('a field of a door with a new value', () => {
  const changed = (door: DoorForm, field: string, value: string) =>
    changeField(book, [b, door], `d1-${field}`, value)[1];

  it.each<[string, DoorForm, string, string, Partial<DoorForm>]>([
    ['a size stays as it was typed', a, 'width', '12x', { width: '12x' }],
    ['the leaf stays with another width', form('w1700-h2100-l900-z1'), 'width', '1800', { width: '1800' }],
    ['a panel asks for a leaf that suits', form('w1700-h2100'), 'right', '1', { right: '1', leaf: '900' }],
    ['on the left too', form('w1700-h2100'), 'left', '2', { left: '2', leaf: '900' }],
    [
      'another panel asks for another leaf',
      form('w1500-h2100-l1050-z1'),
      'left',
      '1',
      { left: '1', leaf: '900' },
    ],
    ['no panel, no leaf', form('w1700-h2100-l900-z1'), 'right', '0', { right: '0', leaf: '' }],
    [
      'a transom asks for a door height',
      form('w900-h2500'),
      'transom',
      'yes',
      { transom: 'yes', doorHeight: '2300' },
    ],
    [
      'no transom, no door height',
      form('w900-h2500-xyes-d2200'),
      'transom',
      '',
      { transom: 'no', doorHeight: '' },
    ],
    [
      'bi-folds get the leaves that fit',
      form('w2400-h2100'),
      'type',
      'BIFOLD',
      { type: 'BIFOLD', leaves: '3L' },
    ],
    [
      'other types have no number of leaves',
      form('tBIFOLD-b2L-w1100-h2100'),
      'type',
      'PIVOT',
      { type: 'PIVOT', leaves: '' },
    ],
    [
      'unequal leaves ask for the active one',
      form('w1500-h2100'),
      'type',
      'DOUBLE_HINGED_ACTIVE_PASSIVE',
      { type: 'DOUBLE_HINGED_ACTIVE_PASSIVE', leaf: '900' },
    ],
    ['a number of leaves is kept', form('tBIFOLD-b3L-w2100-h2100'), 'leaves', '4L', { leaves: '4L' }],
    [
      'another number of leaves beside a panel asks for other leaves',
      form('tBIFOLD-b2L-w1900-h2100-l700-z1'),
      'leaves',
      '3L',
      { leaves: '3L', leaf: '566' },
    ],
  ])('%s', (_, door, field, value, difference) => {
    expect(present(changed(door, field, value))).toEqual(present({ ...door, ...difference }));
  });

  it('remembers the door for as long as all of it can be read', () => {
    const wide = changed(a, 'width', '1,200') ?? a;
    expect(wide.last).toBe('tPIVOT-w1200-h2100-a0-z0-xno-c27352a-sright-oout-v2600');
    expect(changed(wide, 'width', '')).toEqual({ ...wide, width: '' });
    expect(changed(wide, 'height', '2.1')).toEqual({ ...wide, height: '2.1' });
    expect(changed(wide, 'wall', 'high')).toEqual({ ...wide, wall: 'high' });
  });

  it('stands at the door of its number, also where that has two digits', () => {
    expect(changeField(book, twelve(a), 'd11-width', '1200').map(present)).toEqual(
      twelve({ ...a, width: '1200' }).map(present),
    );
  });

  it.each(['d1-price', 'd2-width', 'width', 'name', 'd01x-width'])('%s changes nothing', (name) => {
    const doors = [a, b];
    expect(changeField(book, doors, name, '1')).toBe(doors);
  });
});
