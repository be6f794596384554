import { expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { rectanglesOf } from '../domain/doors/rectangles.ts';
import { resolveDoor } from '../domain/doors/resolve.ts';
import { leavesOf } from './motion.ts';

it.each([
  ['left', [null, null, 'right']],
  ['right', ['left', null, null]],
] as const)(
  'a bi-fold hinged on the %s has its handle on the leaf farthest from the hinges',
  (hingeSide, handles) => {
    const wire = { doorTypeKey: 'BIFOLD', bifoldConfig: '3L', opWidth: '2100', opHeight: '2100' };
    const { door } = resolveDoor(book, wire);
    if (!door) throw new Error('the door is not complete');
    const leaves = leavesOf(door, rectanglesOf(door), { ...standardAppearance, hingeSide });
    expect(leaves.map(({ handle }) => handle)).toEqual(handles);
    expect(leaves.map(({ toward }) => toward)).toEqual([hingeSide, hingeSide, hingeSide]);
  },
);

it.each([
  ['left', [900, 600], ['right', null]],
  ['right', [600, 900], [null, 'left']],
] as const)(
  'the active leaf of an unequal pair is on the %s and has the handle',
  (hingeSide, widths, handles) => {
    const wire = {
      doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
      opWidth: '1500',
      opHeight: '2100',
      doorLeafWidth: '900',
    };
    const { door } = resolveDoor(book, wire);
    if (!door) throw new Error('the door is not complete');
    const leaves = leavesOf(door, rectanglesOf(door, hingeSide), { ...standardAppearance, hingeSide });
    expect(leaves.map(({ piece }) => piece.width)).toEqual(widths);
    expect(leaves.map(({ handle }) => handle)).toEqual(handles);
    expect(leaves.map(({ toward }) => toward)).toEqual(['left', 'right']);
  },
);
