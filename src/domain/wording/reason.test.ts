import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { recommend } from '../recommendation/recommend.ts';
import { mm } from '../units.ts';
import { reasonText } from './reason.ts';

/** Only a pivot door reaches this high, and in so narrow an opening it leaves 670 mm. */
const TALL_AND_NARROW = { width: mm(820), height: mm(3350) };

const reason = (door: WireDoor, budgetSensitive: boolean) =>
  reasonText(book, recommend(book, TALL_AND_NARROW, door, { needsFullWidthAccess: false, budgetSensitive }));

describe('the reason why nothing is recommended', () => {
  it.each<[WireDoor]>([[{ doorType: 'Garage' }], [{ doorTypeKey: 'SINGLE_HINGED', leftPanels: 'x' }]])(
    'has its figure in it for %j',
    (door) => {
      expect(reason(door, false)).toContain('a clear width of at least 800 mm');
      expect(reason(door, true)).toContain('a clear width of at least 700 mm');
    },
  );
});
