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

describe('chooseType', () => {
  it.each(doorTypeKeys)('makes a valid door of the standard opening: %s', (type) => {
    const door = chosen(standard, type);
    expect(door).toMatchObject({ type, width: standard.width, height: standard.height });
    expect(view(door)?.estimated?.valid).toBe(true);
  });

  it('gives a bi-fold the cheapest number of leaves that fits, like the API', () => {
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

  it('explains what was fitted, until another field changes', () => {
    const door = chosen(standard, 'PIVOT');
    expect(view(door)?.fitted).toBe(
      'We fitted one side panel on the right, so that a pivot door fills your opening. All of it can be changed below.',
    );
    const [changed = door] = changeField(book, [door], 'd0-opening', 'out');
    expect(view(changed)?.fitted).toBeNull();
  });

  it('explains that panels were removed', () => {
    const wide = formOfDesign(book, designOf('tSINGLE.HINGED-w1100-h2100-l700-a1-z1'));
    const door = chosen(wide, 'DOUBLE_HINGED');
    expect(door).toMatchObject({ left: '0', right: '0' });
    expect(view(door)?.fitted).toBe(
      'We fitted it without side panels or a transom, so that a double hinged door fills your opening.',
    );
  });

  it('gives no explanation if nothing had to be fitted', () => {
    expect(view(chosen(standard, 'DOUBLE_SLIDING'))?.fitted).toBeNull();
  });

  it('does not fit a door without a possible layout or with an invalid size', () => {
    const huge = formOfDesign(book, designOf('tDOUBLE.HINGED-w50000-h2100'));
    expect(chosen(huge, 'PIVOT')).toMatchObject({ left: '0', right: '0', fitted: '' });
    expect(chosen({ ...standard, width: '1.6' }, 'PIVOT')).toMatchObject({ width: '1.6', fitted: '' });
  });
});
