import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { echoDoor } from './echo.ts';
import { resolveDoor } from './resolve.ts';

describe('an echoed door', () => {
  const echoed = (wire: Parameters<typeof echoDoor>[1]) =>
    echoDoor(book, wire, resolveDoor(book, wire)).bifoldConfig;

  it.each([
    ['lacks the height of the door below a transom', { topPanel: 'yes', opHeight: '2600' }],
    ['lacks the width of the leaf beside panels', { leftPanels: '1', opHeight: '2100' }],
  ])('drops the bi-fold leaf count if it %s', (_, fields) => {
    const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', bifoldConfig: '3L', ...fields };
    expect(echoed(door)).toBe('');
  });
});
