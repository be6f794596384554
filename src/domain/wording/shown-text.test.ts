import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

it.each([
  ['Aoife Ní Bhriain', 'Aoife Ní Bhriain'],
  ['one\r\ntwo\u2028three', 'one\ntwo\nthree'],
  ['moc\u202egro', 'moc‹U+202E›gro'],
  ['Ao\u200bi\u00adfe', 'Ao‹U+200B›i‹U+00AD›fe'],
  ['a\u0007b\u001b[31m', 'a‹U+0007›b‹U+001B›[31m'],
  ['👩\u200d🚒 ❤\ufe0f', '👩\u200d🚒 ❤\ufe0f'],
  [`z${'\u0301'.repeat(500)}!`, `z${'\u0301'.repeat(3)}…!`],
  ['\ud800', '‹U+D800›'],
])('%j is shown as %j', (text, shown) => {
  expect(shownText(text)).toBe(shown);
});
