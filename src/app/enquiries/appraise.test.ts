import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { standardAppearance } from '../../domain/design/design.ts';
import { createAppraiser } from './appraise.ts';

const appraise = createAppraiser(book);
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const request = { customer, doors: [{ doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' }] };

describe('the price of the day that is kept with an enquiry', () => {
  it('is that of internal doors as they were described', () => {
    expect(appraise('internal_door_quotes', request, null)).toMatchObject({
      priceBookVersion: '2026-01',
      estimate: { priceEstimate: 3235, leadTimeWeeks: 10 },
    });
  });

  it('is that of the doors of a page rather than of their description', () => {
    const door = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
    const designs = [{ door, appearance: standardAppearance }];
    expect(appraise('internal_door_quotes', request, designs)).toMatchObject({
      estimate: { priceEstimate: 2116, leadTimeWeeks: 8 },
    });
  });

  it('is none for security doors, however they are described, and none for a message', () => {
    const none = { priceBookVersion: '2026-01', estimate: null };
    expect(appraise('security_door_quotes', request, null)).toEqual(none);
    expect(appraise('contact_requests', { customer, message: 'Two doors, please.' }, null)).toEqual(none);
  });
});
