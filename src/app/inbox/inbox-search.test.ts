import { expect, it } from 'vitest';
import { readInboxSearch } from './inbox-search.ts';

it.each([
  ['ab', null],
  ['a b c', null],
  ['ósé', ['ose']],
  ['a door', ['a', 'door']],
  ['Door door', ['door']],
  [
    'one two three four five six seven eight nine ten eleven',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ],
])('a search of the inbox for %j is for the words %j', (typed, words) => {
  expect(readInboxSearch(typed)?.words ?? null).toEqual(words);
});

it.each([
  [' Sean@Example.ie ', [{ by: 'email', value: 'sean@example.ie' }]],
  ['ac34 de67', [{ by: 'reference', value: 'AC34-DE67' }]],
  ['d02x285', [{ by: 'eircode', value: 'D02 X285' }]],
  ['01 234 5678', [{ by: 'phone_e164', value: '+35312345678' }]],
  ['glass door', []],
])('a search of the inbox for %j may be for exactly %j', (typed, exact) => {
  expect(readInboxSearch(typed)?.exact).toEqual(exact);
});
