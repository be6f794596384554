import { expect, it } from 'vitest';
import { type PasswordAsker, createPasswordQueue, known, stranger } from './password-queue.ts';

/** A password queue that is blocked until `drain`, and then serves all jobs in order. */
function busyQueue() {
  const inTurn = createPasswordQueue();
  const opened = Promise.withResolvers<undefined>();
  const served: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, asker: PasswordAsker) =>
    inTurn(asker, async () => {
      await opened.promise;
      served.push(name);
    }).catch(() => void refused.push(name));
  const asked: Promise<unknown>[] = [];
  return {
    ask: (name: string, asker: PasswordAsker) => void asked.push(ask(name, asker)),
    drain: async () => {
      opened.resolve(undefined);
      await Promise.all(asked);
      return { served, refused };
    },
  };
}

it('one network cannot fill the password queue, even with a hundred addresses', async () => {
  const { ask, drain } = busyQueue();
  for (let each = 1; each <= 100; each += 1) ask('flood', stranger(`2001:db8:1:${each.toString(16)}::/64`));
  ask('staff', stranger('2001:db8:2:1::/64'));
  const { served, refused } = await drain();
  expect(served).toEqual(['flood', 'flood', 'flood', 'staff', 'flood', 'flood', 'flood', 'flood']);
  expect(refused).toHaveLength(93);
});

it('known browsers can join a password queue full of unknown clients, and are served first', async () => {
  const { ask, drain } = busyQueue();
  for (let each = 1; each <= 100; each += 1) ask('flood', stranger(`192.0.2.${each}`));
  for (let each = 1; each <= 5; each += 1) ask('staff', known('a browser'));
  ask('staff', known('another browser'));
  const { served } = await drain();
  expect(served.slice(0, 8)).toEqual([
    'flood',
    'flood',
    'staff',
    'staff',
    'staff',
    'staff',
    'staff',
    'staff',
  ]);
  expect(served).toHaveLength(48);
});

it('the password queue alternates between clients, first in first out for each', async () => {
  const { ask, drain } = busyQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'b1', 'b2'])
    ask(name, stranger(name.startsWith('a') ? '192.0.2.1' : '192.0.2.2'));
  const { served, refused } = await drain();
  expect(served).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2', 'a5', 'a6', 'a7']);
  expect(refused).toEqual(['a8']);
});
