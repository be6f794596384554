import { expect, it } from 'vitest';
import type { SignedIn } from '../accounts/sessions.ts';
import type { NewApiKey } from '../callers/api-key.ts';
import { wallMs } from '../shared/clock.ts';
import { createKeyAdmin, type KeyAdminNeeds, type WantedKey } from './keys.ts';

const wanted: WantedKey = {
  id: 'key_01KAB2C3D4E5F6G7H8J9KMNPQR',
  label: ' Partner ',
  limit: '',
  test: false,
};

async function create(change: Partial<WantedKey> = {}, isNew = true) {
  const added: NewApiKey[] = [];
  const keys = {
    add: (key: NewApiKey) => {
      added.push(key);
      return Promise.resolve(isNew);
    },
  };
  const needs = { keys, clock: { now: () => wallMs(1000) }, doing: () => ({}) } as unknown as KeyAdminNeeds;
  return { answer: await createKeyAdmin(needs).create({} as SignedIn, { ...wanted, ...change }), added };
}

it('a key is made as its form says, and its text is shown', async () => {
  const { answer, added } = await create();
  expect(answer).toEqual({ label: 'Partner', text: expect.stringMatching(/^lintel_/) as string });
  expect(added).toMatchObject([
    { id: wanted.id, label: 'Partner', policy: null, test: false, createdAt: 1000 },
  ]);
});

it('a key may be a test key, and have a limit of its own', async () => {
  expect((await create({ test: true })).added).toMatchObject([{ test: true }]);
  expect((await create({ limit: ' 1000/1h ' })).added).toMatchObject([
    { policy: { limit: 1000, windowMs: 3_600_000 } },
  ]);
});

it.each<[Partial<WantedKey>, RegExp]>([
  [{ label: ' ' }, /^Say in at most 100 letters/],
  [{ label: 'x'.repeat(101) }, /^Say in at most 100 letters/],
  [{ limit: 'many' }, /^A limit is a count and a time/],
])('no key is made of a faulty form: %j', async (change, fault) => {
  const { answer, added } = await create(change);
  expect([answer, added]).toEqual([{ fault: expect.stringMatching(fault) as string }, []]);
});

it('a form that made its key before shows no other text', async () => {
  expect((await create({ label: 'x'.repeat(100) })).answer).not.toHaveProperty('fault');
  expect((await create({}, false)).answer).toEqual({
    fault: expect.stringMatching(/^This form was sent twice/) as string,
  });
});
