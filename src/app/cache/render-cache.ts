import type { Asker } from '../shared/jobs.ts';
import { LruCache } from './lru-cache.ts';
import { Refusal } from '../shared/refusal.ts';

interface Underway {
  readonly made: Promise<Buffer>;
  /** Number of clients that wait for this render. */
  askers: number;
  readonly abandoned: AbortController;
}

/**
 * An LRU cache of pictures and PDFs. Concurrent clients share one render, which is aborted when the last client
 * disconnects. Failures are not cached.
 */
export class RenderCache {
  readonly #cache: LruCache<Buffer>;
  readonly #underway = new Map<string, Underway>();

  constructor(mostBytes: number) {
    this.#cache = new LruCache(mostBytes, ({ length }) => length);
  }

  find(name: string): Buffer | null {
    return this.#cache.find(name);
  }

  async get(
    name: string,
    asker: Asker,
    render: (signal: AbortSignal) => Promise<Uint8Array>,
  ): Promise<Buffer> {
    const found = this.find(name);
    if (found) return found;
    const shared = this.#underway.get(name);
    if (!shared) return this.#join(this.#start(name, render), asker);
    try {
      return await this.#join(shared, asker);
    } catch (error) {
      // Retries: the refusal may only concern the client that started the render.
      if (!(error instanceof Refusal) || asker.signal?.aborted) throw error;
      return this.#join(this.#underway.get(name) ?? this.#start(name, render), asker);
    }
  }

  #start(name: string, render: (signal: AbortSignal) => Promise<Uint8Array>): Underway {
    const abandoned = new AbortController();
    const made = render(abandoned.signal)
      .then(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
      .finally(() => this.#underway.delete(name));
    const underway = { made: made.then((bytes) => this.#cache.keep(name, bytes)), askers: 0, abandoned };
    this.#underway.set(name, underway);
    return underway;
  }

  async #join(underway: Underway, { signal }: Asker): Promise<Buffer> {
    underway.askers += 1;
    const leave = () => {
      underway.askers -= 1;
      if (underway.askers === 0) underway.abandoned.abort();
    };
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await underway.made;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }
}
