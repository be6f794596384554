import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { complete } from '../../../domain/pricing/complete.ts';
import { changeField, standardDesign } from './actions.ts';
import { formOfDesign } from './door-form.ts';
import type { DoorForm } from './form-fields.ts';
import { viewOrder } from './view.ts';

const standard = formOfDesign(book, standardDesign);
const chosen = (door: DoorForm, type: string) => changeField(book, [door], 'd0-type', type)[0] ?? door;
const view = (door: DoorForm) => viewOrder(book, [door]).doors[0];

describe('a change of type', () => {
  it.each(doorTypeKeys)('makes a valid door of the standard opening: %s', (type) => {
    const door = chosen(standard, type);
    expect(door).toMatchObject({ type, width: standard.width, height: standard.height });
    expect(view(door)?.estimated?.valid).toBe(true);
  });

  it('gives a bi-fold the cheapest number of leaves that fits, as the API does', () => {
    const sizes = fc.record({
      w: fc.integer({ min: 800, max: 3600 }),
      h: fc.integer({ min: 1800, max: 2600 }),
    });
    fc.assert(
      fc.property(sizes, ({ w, h }) => {
        const opening = { opWidth: String(w), opHeight: String(h) };
        const completion = complete(book, { doorTypeKey: 'BIFOLD', ...opening });
        fc.pre(completion !== null);
        const plain = { ...standard, width: opening.opWidth, height: opening.opHeight };
        expect(chosen(plain, 'BIFOLD').leaves).toBe(completion.door.model.bifoldConfig);
      }),
    );
  });

  it('adds a note on what was fitted, until another field changes', () => {
    const door = chosen(standard, 'PIVOT');
    expect(view(door)?.fitted).toBe(
      'We fitted one side panel on the right, so that a pivot door fills your opening. All of it can be changed below.',
    );
    const [changed = door] = changeField(book, [door], 'd0-opening', 'out');
    expect(view(changed)?.fitted).toBeNull();
  });

  it('adds a note on choices that have no room, and restores them once they have room', () => {
    const wide = formOfDesign(book, designOf('tSINGLE.HINGED-w1100-h2100-l700-a1-z1'));
    const door = chosen(wide, 'DOUBLE_HINGED');
    expect(door).toMatchObject({ left: '0', right: '0' });
    expect(view(door)?.fitted).toBe(
      'You chose one panel on the left and one panel on the right: a double hinged door cannot have that in this opening, so we changed it. Your choice comes back where it fits.',
    );
    const [wider = door] = changeField(book, [door], 'd0-width', '2000');
    expect(wider).toMatchObject({ left: '1', right: '1' });
    expect(view(wider)?.fitted).toBe(
      'We fitted one side panel on each side, so that a double hinged door fills your opening. All of it can be changed below.',
    );
  });

  it('adds no note if nothing had to be fitted', () => {
    expect(view(chosen(standard, 'DOUBLE_SLIDING'))?.fitted).toBeNull();
  });

  it('does not fit a door without a possible layout or with an invalid size', () => {
    const huge = formOfDesign(book, designOf('tDOUBLE.HINGED-w50000-h2100'));
    expect(chosen(huge, 'PIVOT')).toMatchObject({ left: '0', right: '0', fitted: '' });
    expect(chosen({ ...standard, width: '1.6' }, 'PIVOT')).toMatchObject({ width: '1.6', fitted: '' });
  });
});

describe('choices that come back from a browser', () => {
  it.each(['left.abc', 'leaf.NaN', 'leaf.1e9', 'transom.maybe', 'leaves.9L', 'width.900', '~~', 'left.1.2'])(
    'are ignored if they are invalid: %s',
    (chosen) => {
      const [door = standard] = changeField(book, [{ ...standard, chosen }], 'd0-type', 'PIVOT');
      expect(door.last).toBe(taken([['type', 'PIVOT']]).last);
      expect(view(door)?.prices).not.toBeNull();
    },
  );
});

const taken = (steps: readonly (readonly [string, string])[]) =>
  steps.reduce(
    (door, [field, value]) => changeField(book, [door], `d0-${field}`, value)[0] ?? door,
    standard,
  );

describe('several changes to a door', () => {
  /** Each change as a field and its value. */
  const ofType = (type: string) =>
    fc.record({
      type: fc.constant(type),
      width: fc.integer({ min: 500, max: 5000 }).map(String),
      height: fc.integer({ min: 1800, max: 3000 }).map(String),
      left: fc.constantFrom('0', '1', '2', '3'),
      right: fc.constantFrom('0', '1', '2', '3'),
      transom: fc.constantFrom('yes', ''),
      glass: fc.constantFrom('', 'REEDED'),
      ...(type === 'BIFOLD' && { leaves: fc.constantFrom('2L', '3L', '4L') }),
    });
  it.each(doorTypeKeys)('give the same door in any order: %s', (type) => {
    const choices = ofType(type).chain((values) => {
      const steps = Object.entries(values);
      const some = fc.shuffledSubarray(steps, { minLength: 3 });
      return some.chain((chosen) =>
        fc.tuple(
          fc.constant(chosen),
          fc.array(fc.shuffledSubarray(chosen, { minLength: chosen.length }), { minLength: 6, maxLength: 6 }),
        ),
      );
    });
    fc.assert(
      fc.property(choices, ([steps, orders]) => {
        const door = taken(steps);
        for (const order of orders) expect(taken(order).last).toBe(door.last);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['SINGLE_HINGED', '900'],
    ['SLIDING', '1000'],
    ['PIVOT', '1100'],
    ['FIX_PANEL', '900'],
    ['BIFOLD', '3000'],
  ])('give a priced door after the type and then the width: %s of %s mm', (type, width) => {
    const door = taken([
      ['type', type],
      ['width', width],
    ]);
    expect(door).toMatchObject({ left: '0', right: '0', fitted: 'yes' });
    expect(view(door)?.prices).not.toBeNull();
  });
});
