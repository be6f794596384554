import { expect, it } from 'vitest';
import { createPasswordHashes } from './password-hash.ts';
import { known } from './password-queue.ts';

const password = 'a quiet hinge closes itself';
const asker = known('acc_maeve');

it('hashes passwords with scrypt at N = 2^17, with a salt of their own', async () => {
  const { make } = createPasswordHashes();
  const [one, other] = [await make(password, asker), await make(password, asker)];
  expect(one).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(one);
});

it('compares a password at the cost its hash was made with', async () => {
  const cheap = await createPasswordHashes(4).make(password, asker);
  expect(cheap).toMatch(/^\$scrypt\$ln=4,/);
  const { matches } = createPasswordHashes(5);
  expect(await matches(password, cheap, asker)).toBe(true);
  expect(await matches(`${password}.`, cheap, asker)).toBe(false);
  expect(await matches(password, null, asker)).toBe(false);
});

it('accepts a password typed in another Unicode form', async () => {
  const { make, matches } = createPasswordHashes(4);
  expect(await matches('se\u0301amus', await make('s\u00e9amus', asker), asker)).toBe(true);
});
