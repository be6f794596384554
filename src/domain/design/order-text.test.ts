import { expect, it } from 'vitest';
import { designsOfOrder, orderText } from './order-text.ts';

const pivot = 'tPIVOT-w1100-h2200';
const barn = 'tSLIDING-w900-h2100-q2-rPlant_20_room';

it('an order text is the query of the address of its doors, and is read back', () => {
  expect(orderText([pivot, barn])).toBe(`door=${pivot}&door=${barn}`);
  expect(designsOfOrder(`door=${pivot}&door=${barn}`)).toEqual([pivot, barn]);
});

it.each([
  ['an address', `https://doors.example.ie/?door=${pivot}&door=${barn}`],
  [
    'an address with other parameters',
    ` https://doors.example.ie/review?prices=net&door=${pivot}&door=${barn}#ask `,
  ],
])('%s with such a query is read too', (_, text) => {
  expect(designsOfOrder(text)).toEqual([pivot, barn]);
});

it('a single design is an order of one door', () => {
  expect(designsOfOrder(pivot)).toEqual([pivot]);
});

it.each(['', 'two doors', `door=${pivot}&door=??`, 'https://doors.example.ie/', `${pivot},${barn}`, 'door='])(
  'a damaged text is none: %s',
  (text) => {
    expect(designsOfOrder(text)).toBeNull();
  },
);
