import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { type DoorAsWritten, understand } from './wishes.ts';

it.each<[DoorAsWritten, object]>([
  [{ glass: 'satin' }, { glass: 'SATIN' }],
  [{ handle: 'LEVER HANDLE' }, { handle: 'LEVER' }],
  [
    { hingeSide: 'Right', opening: 'OUT' },
    { hingeSide: 'right', opening: 'out' },
  ],
  [{ wallHeight: '2600 mm' }, { wallHeight: '2600' }],
  [{ lock: false }, { lock: 'no' }],
  [
    { lock: true, quantity: 2 },
    { lock: 'yes', quantity: '2' },
  ],
  [{ doorType: 'pivot' }, { doorType: 'pivot', doorTypeKey: 'PIVOT' }],
  [
    { doorType: 'pivot', doorTypeKey: 'SLIDING' },
    { doorType: 'pivot', doorTypeKey: 'SLIDING' },
  ],
])('a door as written is understood: %j', (words, door) => {
  expect(understand(book, words)).toEqual({ door, wishes: null });
});

it('every wish that is no extra of ours is kept for staff', () => {
  const words = { glass: 'as in the photo', quantity: 'as many as fit', room: 'Hall', hingeSide: 'up' };
  expect(understand(book, words)).toEqual({
    door: { room: 'Hall' },
    wishes: 'glass: as in the photo; quantity: as many as fit; hingeSide: up',
  });
});
