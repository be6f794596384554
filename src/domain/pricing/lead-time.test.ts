import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { assess } from './assess.ts';
import { orderWeeks } from './lead-time.ts';

describe('the lead time of an order', () => {
  const { door } = assess(book, {});
  if (!door) throw new Error('the standard door cannot be made');

  it.each([
    [1, 8],
    [3, 8],
    [4, 9],
    [8, 9],
    [9, 10],
    [14, 10],
    [15, 11],
    [20, 11],
  ])('of %i doors is %i weeks', (doors, weeks) => {
    expect(orderWeeks(book, [door], doors)).toBe(weeks);
  });

  it('is none where no door can be made', () => {
    expect(orderWeeks(book, [], 20)).toBe(0);
  });
});
