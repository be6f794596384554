import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { RenderCache } from './render-cache.ts';
import { Refusal } from '../shared/refusal.ts';

const asker = { client: '192.0.2.1' };

describe('the render cache', () => {
  const held = () => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    return { render: () => promise, resolve, reject };
  };
  const busy = new Refusal('pictures_busy', 'Busy.');

  it('shares one render between concurrent clients', async () => {
    const cache = new RenderCache(10);
    const slow = held();
    let renders = 0;
    const render = () => {
      renders += 1;
      return slow.render();
    };
    const both = [cache.get('a', asker, render), cache.get('a', { client: 'other' }, render)];
    slow.resolve(Buffer.from('x'));
    await Promise.all(both);
    await cache.get('a', asker, render);
    expect(renders).toBe(1);
  });

  it('evicts the least recently used entry above its size limit', async () => {
    const cache = new RenderCache(10);
    const made: string[] = [];
    const ask = (name: string) =>
      cache.get(name, asker, () => {
        made.push(name);
        return Promise.resolve(Buffer.alloc(5));
      });
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.find('c')).toBeNull();
  });

  it('does not cache failures', async () => {
    const cache = new RenderCache(10);
    await expect(cache.get('a', asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(cache.find('a')).toBeNull();
    await expect(cache.get('a', asker, () => Promise.resolve(Buffer.from('x')))).resolves.toEqual(
      Buffer.from('x'),
    );
  });

  it('renders again for a waiting client if the first client of a shared render is refused', async () => {
    const cache = new RenderCache(10);
    const slow = held();
    const first = expect(cache.get('a', asker, slow.render)).rejects.toBe(busy);
    const second = cache.get('a', { client: 'other' }, () => Promise.resolve(Buffer.from('x')));
    slow.reject(busy);
    await first;
    expect(await second).toEqual(Buffer.from('x'));
  });

  it('aborts a render when the last client disconnects', () => {
    const cache = new RenderCache(10);
    const [one, other] = [new AbortController(), new AbortController()];
    const given: AbortSignal[] = [];
    const render = (signal: AbortSignal) => {
      given.push(signal);
      return new Promise<Buffer>(() => undefined);
    };
    for (const { signal } of [one, other]) void cache.get('a', { ...asker, signal }, render);
    one.abort();
    expect(given.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('aborts a render at once if its client has already disconnected', () => {
    const cache = new RenderCache(10);
    const given: AbortSignal[] = [];
    void cache.get('a', { ...asker, signal: AbortSignal.abort() }, (signal) => {
      given.push(signal);
      return new Promise<Buffer>(() => undefined);
    });
    expect(given.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('does not render again for a waiting client that has disconnected', async () => {
    const cache = new RenderCache(10);
    const slow = held();
    const leaving = new AbortController();
    const first = expect(cache.get('a', asker, slow.render)).rejects.toBe(busy);
    let begunAgain = 0;
    const second = cache.get('a', { ...asker, signal: leaving.signal }, () => {
      begunAgain += 1;
      return Promise.resolve(Buffer.from('x'));
    });
    leaving.abort();
    slow.reject(busy);
    await first;
    await expect(second).rejects.toBe(busy);
    expect(begunAgain).toBe(0);
  });

  it("leaves no listener on a client's signal", async () => {
    const { signal } = new AbortController();
    await new RenderCache(10).get('a', { ...asker, signal }, () => Promise.resolve(Buffer.from('x')));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('neither caches an entry above the limit nor evicts others for it', async () => {
    const cache = new RenderCache(10);
    const ask = (name: string, bytes: number) =>
      cache.get(name, asker, () => Promise.resolve(Buffer.alloc(bytes)));
    await ask('small', 10);
    expect(await ask('large', 11)).toHaveLength(11);
    expect([cache.find('small')?.length, cache.find('large')]).toEqual([10, null]);
  });

  it('caches only the bytes of a Uint8Array, not its whole buffer', async () => {
    const drawn = new Uint8Array([9, 1, 2, 9]).subarray(1, 3);
    const picture = await new RenderCache(10).get('a', asker, () => Promise.resolve(drawn));
    expect([...picture]).toEqual([1, 2]);
  });
});
