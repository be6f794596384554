import { expect, it } from 'vitest';
import { passwordFault } from './password-rules.ts';

const email = 'aoife.murphy@doors.example.ie';

it.each(['a quiet hinge closes itself', 'Fünfzehn Türen!', 'xK9!mfp2Lq0z', 'murphy knows the workshop'])(
  'passwordFault accepts %s',
  (password) => {
    expect(passwordFault(password, email)).toBeNull();
  },
);

it.each([
  ['elevenchars', /at least 12/],
  ['x'.repeat(257), /at most 256/],
  ['Password-1234', /first that are tried/],
  ['abababababab', /first that are tried/],
  ['qwertyuiop123', /first that are tried/],
  ['aoife.murphy@doors.example.ie', /too close/],
  ['AoifeMurphy2026!', /too close/],
  ['doors.example.ie1', /too close/],
])('passwordFault rejects %s', (password, words) => {
  expect(passwordFault(password, email)).toMatch(words);
});
