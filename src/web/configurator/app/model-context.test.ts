import { expect, it } from 'vitest';
import { standardAppearance } from '../../../domain/design/design.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { book } from '../../../../tests/support/book.ts';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { viewOrder } from '../order/view.ts';
import { modelContext } from './model-context.ts';

const door = { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' };

function contextOf(wire: WireDoor, change: Partial<DoorForm> = {}): string | null {
  const form = formOfDesign(book, { door: wire, appearance: standardAppearance });
  const [view] = viewOrder(book, [{ ...form, ...change }]).doors;
  return view ? modelContext(book, view) : null;
}

it('tells the model door, price with VAT first, lead time and design', () => {
  expect(contextOf(door)).toBe(
    'The user has changed the door in the configurator. It is now: Double hinged door, opening 1800 × 2100 mm: ' +
      '€5,106 with VAT (€4,151 without VAT), estimate, supply only, about 8 weeks. ' +
      'Its design for our tools: tDOUBLE.HINGED-w1800-h2100-a0-z0-xno',
  );
});

it('tells the price of each piece', () => {
  expect(contextOf({ ...door, quantity: '3' })).toContain('(€4,151 without VAT) each, × 3, estimate');
});

it('tells that a door cannot be made', () => {
  expect(contextOf({ ...door, opWidth: '300' })).toContain('it cannot be made like this and has no price');
});

it('tells nothing while a field cannot be read', () => {
  expect(contextOf(door, { width: 'wide' })).toBeNull();
});
