import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { standardAppearance } from '../../../domain/design/design.ts';
import { noOffer } from '../../../domain/extras/offer.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { formOfDesign } from './door-form.ts';

const formIn = (extras: typeof book.extras, door: WireDoor) =>
  formOfDesign({ ...book, extras }, { door: { ...single, ...door }, appearance: standardAppearance });
const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
const all = { glazingBars: '2x4', glass: 'SATIN', frameColor: 'RAL 7016', handle: 'LEVER', lock: 'yes' };

it('a door whose extras are all offered loses none of them', () => {
  expect(formIn(book.extras, all)).toMatchObject({ dropped: '', glass: 'SATIN', lock: 'yes' });
  expect(formIn(book.extras, { frameColor: 'pea soup' }).dropped).toBe('');
  expect(formIn(noOffer, { frameColor: '#383e42', quantity: '2', room: 'Hall' }).dropped).toBe('');
});

it.each<[WireDoor, string]>([
  [
    { glass: 'OPAL' },
    'The glass “opal” of this link is no longer offered. The door is shown and priced without it.',
  ],
  [
    { glass: 'OPAL', handle: 'BAR_LONG' },
    'The glass “opal” and the handle “bar long” of this link are no longer offered. The door is shown and priced without them.',
  ],
  // A value that does not look like a key is not repeated on the page.
  [
    { handle: 'Call 0800 1234' },
    'The handle of this link is no longer offered. The door is shown and priced without it.',
  ],
])('an extra that is no longer offered is dropped, and named on the page: %j', (door, text) => {
  expect(formIn(book.extras, door)).toMatchObject({ dropped: text, glass: '', handle: '' });
});

it('a price book without extras drops all extras, and the colour becomes the standard one', () => {
  expect(formIn(noOffer, all)).toMatchObject({
    dropped:
      'The glazing bars, the glass “satin”, the handle “lever”, the lock and the colour of this link are no longer offered. The door is shown and priced without them.',
    colour: 'standard',
    lock: '',
  });
  expect(formIn(noOffer, { glazingBars: '2x4' }).dropped).toBe(
    'The glazing bars of this link are no longer offered. The door is shown and priced without them.',
  );
});

it('a grid with more panes than the price book allows stays in the form, which shows the fault', () => {
  expect(formIn(book.extras, { glazingBars: '12x12' })).toMatchObject({ dropped: '', grid: '12x12' });
});
