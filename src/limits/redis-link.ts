import type { Redis } from 'ioredis';
import type { RateDecision, RatePolicy } from '../app/callers/rate-policy.ts';
import type { RedisServer } from '../app/callers/redis-url.ts';
import { connectRedis, connectionClosed, noAnswer, reasonOf } from './redis-client.ts';
import { runScript } from './redis-script.ts';

/** Nobody waits for Redis any longer; with what else a call needs, a node decides within 250 ms. */
const usualPatienceMs = 200;
/**
 * How often it is looked whether Redis is silent. A look that comes later than twice that shows that this process was held up:
 * so a busy machine is not taken for a silent Redis.
 */
const lookEveryMs = 20;
/** Between two attempts to find it again. */
const restMs = 500;

export interface RedisEvents {
  readonly lost: (reason: string) => void;
  readonly found: () => void;
}

interface Waiting {
  /** How long this process had been awake when it was asked. */
  readonly since: number;
  readonly end: (decision: RateDecision | null) => void;
}

/**
 * The way to Redis, which may be gone or silent at any time. It is noticed once: whoever waits then is let go, and whoever
 * comes later is not kept, until it was found again in the background.
 */
export class RedisLink {
  readonly #server: RedisServer;
  readonly #events: RedisEvents;
  readonly #patienceMs: number;
  #client: Redis | null = null;
  /** Who has asked and has no answer yet, the first one first. */
  readonly #waiting = new Set<Waiting>();
  #watch: NodeJS.Timeout | undefined;
  #awakeMs = 0;
  #rest: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(server: RedisServer, events: RedisEvents, patienceMs = usualPatienceMs) {
    this.#server = server;
    this.#events = events;
    this.#patienceMs = patienceMs;
  }

  get isUp(): boolean {
    return this.#client !== null;
  }

  /** Ends with the first attempt; where it fails, others follow. */
  async start(): Promise<void> {
    const reason = await this.#connect();
    if (reason === null || this.#isClosed) return;
    this.#events.lost(reason);
  }

  /** Null where Redis cannot be asked or does not answer. */
  ask(bucket: string, policy: RatePolicy, counts: boolean): Promise<RateDecision | null> {
    const client = this.#client;
    if (!client) return Promise.resolve(null);
    return new Promise((resolve) => {
      const waiting: Waiting = { since: this.#awakeMs, end: resolve };
      this.#waiting.add(waiting);
      this.#watchForSilence();
      runScript(client, bucket, policy, counts).then(
        (decision) => {
          this.#waiting.delete(waiting);
          resolve(decision);
        },
        (error: unknown) => {
          this.#lose(client, reasonOf(error));
        },
      );
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#rest);
    this.#letGo();
  }

  /** Null where it worked, or why it did not. */
  async #connect(): Promise<string | null> {
    try {
      const client = await connectRedis(this.#server, this.#patienceMs);
      if (this.#isClosed) {
        client.disconnect();
        return null;
      }
      this.#client = client;
      client.once('close', () => {
        this.#lose(client, connectionClosed);
      });
      this.#events.found();
      return null;
    } catch (error) {
      this.#connectLater();
      return (error as Error).message;
    }
  }

  #connectLater(): void {
    if (this.#isClosed) return;
    this.#rest = setTimeout(() => void this.#connect(), restMs).unref();
  }

  #lose(client: Redis, reason: string): void {
    if (this.#client !== client) return;
    this.#letGo();
    this.#events.lost(reason);
    this.#connectLater();
  }

  #letGo(): void {
    const client = this.#client;
    this.#client = null;
    client?.disconnect();
    for (const { end } of this.#waiting) end(null);
    this.#waiting.clear();
    this.#endWatch();
  }

  /** One timer for all, since answers come in the order of questions. */
  #watchForSilence(): void {
    if (this.#watch) return;
    let lookedAt = performance.now();
    this.#watch = setInterval(() => {
      const now = performance.now();
      this.#awakeMs += Math.min(now - lookedAt, 2 * lookEveryMs);
      lookedAt = now;
      // Answers that have come while this process was busy are read first.
      setImmediate(() => {
        this.#lookForSilence();
      });
    }, lookEveryMs).unref();
  }

  #lookForSilence(): void {
    const [oldest] = this.#waiting;
    if (!oldest) this.#endWatch();
    else if (this.#client && this.#awakeMs - oldest.since >= this.#patienceMs)
      this.#lose(this.#client, noAnswer);
  }

  #endWatch(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
