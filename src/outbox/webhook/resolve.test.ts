import { expect, it } from 'vitest';
import { type Addresses, createResolver } from './resolve.ts';

it('the resolver runs two lookups at a time, and calls for a name that is being looked up share one lookup', async () => {
  const answers: (() => void)[] = [];
  const asked: string[] = [];
  const resolve = createResolver((host) => {
    asked.push(host);
    return new Promise<Addresses>((done) => {
      answers.push(() => {
        done([{ address: host, family: 4 }]);
      });
    });
  });
  const all = Promise.all(['one', 'two', 'one', 'three', 'three'].map((host) => resolve(host)));
  expect(asked).toEqual(['one', 'two']);
  answers.shift()?.();
  await expect.poll(() => asked).toEqual(['one', 'two', 'three']);
  for (const answer of answers) answer();
  expect((await all).map(([first]) => first?.address)).toEqual(['one', 'two', 'one', 'three', 'three']);
  // Results are not cached: the name may have changed.
  void resolve('one');
  expect(asked).toEqual(['one', 'two', 'three', 'one']);
});

it('the resolver frees its slots after failed lookups', async () => {
  const resolve = createResolver((host) => Promise.reject(new Error(host)));
  for (const host of ['one', 'two', 'three']) await expect(resolve(host)).rejects.toThrow(host);
});

it("the resolver uses the operating system's lookup by default", async () => {
  expect((await createResolver()('localhost')).map(({ address }) => address)).toContain('127.0.0.1');
  await expect(createResolver()('does-not-exist.invalid')).rejects.toThrow();
});
