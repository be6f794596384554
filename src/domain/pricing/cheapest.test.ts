import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { doorTypeKeys } from '../book/door-types.ts';
import { assess } from './assess.ts';
import { cheapestDoor } from './cheapest.ts';

it.each([
  ['SINGLE_HINGED', '800', '2000', 184_000],
  ['DOUBLE_HINGED', '1200', '2000', 284_000],
] as const)('the cheapest %s has a usual size', (type, opWidth, opHeight, total) => {
  expect(cheapestDoor(book, type)).toEqual({ door: { doorTypeKey: type, opWidth, opHeight }, total });
});

it.each(doorTypeKeys)('no %s in any opening costs less than the cheapest', (type) => {
  const cheapest = cheapestDoor(book, type);
  expect(cheapest).not.toBeNull();
  const totals: number[] = [];
  for (let width = 200; width <= 3000; width += 100)
    for (let height = 500; height <= 2600; height += 100)
      for (const bifoldConfig of type === 'BIFOLD' ? (['2L', '3L', '4L'] as const) : [undefined]) {
        const door = { doorTypeKey: type, bifoldConfig, opWidth: String(width), opHeight: String(height) };
        const assessment = assess(book, door);
        if (assessment.outcome === 'priced') totals.push(assessment.price.total);
        else if (assessment.outcome === 'unclear' && assessment.completion)
          totals.push(assessment.completion.price.total);
      }
  expect(totals.length).toBeGreaterThan(20);
  expect(assess(book, cheapest?.door ?? {}).outcome).toBe('priced');
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(cheapest?.total ?? Infinity);
});
