import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { readDesignText } from '../domain/design/design-text.ts';
import { doorChanges } from './changes.ts';

const doors = (...texts: readonly string[]) => texts.map((text) => readDesignText(text) ?? expect.fail(text));
const [pivot, wider, hinged, sliding] = [
  'tPIVOT-w1100-h2100',
  'tPIVOT-w1200-h2100-rHall',
  'tSINGLE.HINGED-w900-h2100',
  'tDOUBLE.SLIDING-w1800-h2100',
];
const lines = (was: readonly string[], is: readonly string[]) =>
  doorChanges(book, doors(...was), doors(...is)).map(
    (change) => `${change.door}, ${change.name}: ${change.was ?? '-'} > ${change.is ?? '-'}`,
  );

describe('the changes between two lists of doors', () => {
  it.each([
    [[pivot], [pivot], []],
    [[hinged, pivot], [hinged, 'tPIVOT-w1200-h2100'], ['Door 2, Opening: 1100 × 2100 mm > 1200 × 2100 mm']],
    [[pivot], [pivot, sliding], ['Door 2, Added: - > Double sliding door, 1800 × 2100 mm']],
    [[pivot, sliding, hinged], [sliding, hinged], ['Door 1, Taken away: Pivot door, 1100 × 2100 mm > -']],
    [[pivot, hinged], [pivot], ['Door 2, Taken away: Single hinged door, 900 × 2100 mm > -']],
    [[pivot, pivot, pivot], [pivot, pivot], ['Door 3, Taken away: Pivot door, 1100 × 2100 mm > -']],
    [[pivot], [hinged, pivot], ['Door 1, Added: - > Single hinged door, 900 × 2100 mm']],
  ])('from %j to %j are %j', (was, is, expected) => {
    expect(lines(was, is)).toEqual(expected);
  });

  it('include the changed size of a door that also got a label', () => {
    expect(lines([pivot], [wider])).toContain('Door 1, Opening: 1100 × 2100 mm > 1200 × 2100 mm');
  });
});
