import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { assumptions, withAssumptions } from './assumed-values.ts';
import { replacedValuesNotice } from './replaced-values.ts';

const whole = designOf('tSINGLE.HINGED-w900-h2100');
const low = designOf('tSINGLE.HINGED-w900');

it('one sentence names the doors with the same assumption', () => {
  const narrow = designOf('tPIVOT-h2100');
  expect(assumptions(book, [low, whole, narrow, low])).toEqual([
    'Doors 1 and 4: we assumed a height of 2100 mm.',
    'Door 3: we assumed a width of 1100 mm.',
  ]);
});

it('assumptions are added to another notice, or are a notice of their own', () => {
  const text =
    'Door 1: we assumed a height of 2100 mm. This was not said: please check it, and change what is not right.';
  expect(withAssumptions(null, book, [low])).toEqual({ title: 'Please check what we assumed', text });
  const notice = { title: 'Damaged', text: 'A door was left out.', goOn: { id: 'ask', text: 'Go on' } };
  expect(withAssumptions(notice, book, [low])).toEqual({ ...notice, text: `A door was left out. ${text}` });
  expect(withAssumptions(notice, book, [whole])).toEqual(notice);
});

it.each([
  ['tFIX.PANEL-w900-h2100-eLEVER-kyes', 'A fixed panel does not open, so it has no handle and no lock.'],
  ['tFIX.PANEL-w900-h2100-kyes', 'A fixed panel does not open, so it has no lock.'],
  ['tSINGLE.HINGED-w900-h2100-a7', 'The number of side panels on the left has to be 0, 1, 2 or 3.'],
])('a notice names the door and what the form cannot show: %s', (text, why) => {
  expect(replacedValuesNotice(book, [whole, designOf(text)])).toEqual({
    title: 'One door is not as it was asked for',
    text: `Door 2: ${why} Below stands our usual choice instead: please check it before you send it.`,
  });
});

it('a fixed panel without handle and lock is as it was asked for', () => {
  expect(replacedValuesNotice(book, [whole, designOf('tFIX.PANEL-w900-h2100-kno')])).toBeNull();
});
