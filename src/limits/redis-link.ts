import type { Redis } from 'ioredis';
import type { RateDecision, RatePolicy } from '../app/callers/rate-policy.ts';
import type { RedisServer } from '../app/callers/redis-url.ts';
import { connectRedis, connectionClosed, noAnswer, reasonOf } from './redis-client.ts';
import { runScript } from './redis-script.ts';

/** Timeout of a request to Redis. It keeps the whole decision of a node under 250 ms. */
const defaultTimeoutMs = 200;
/**
 * Interval of the checks for overdue responses. A check after more than twice this interval means that the
 * process was busy; the excess does not count, so that a busy process is not mistaken for a silent Redis.
 */
const checkMs = 20;
/** Delay between attempts to reconnect. */
const reconnectMs = 500;

export interface RedisEvents {
  readonly lost: (reason: string) => void;
  readonly found: () => void;
}

interface Waiting {
  /** When the request was sent, on a clock that stops while this process is busy. */
  readonly since: number;
  readonly end: (decision: RateDecision | null) => void;
}

/**
 * The connection to Redis, which may close or go silent at any time. Its loss is detected once: from then on,
 * all requests resolve to null until it has reconnected in the background.
 */
export class RedisLink {
  readonly #server: RedisServer;
  readonly #events: RedisEvents;
  readonly #timeoutMs: number;
  #client: Redis | null = null;
  /** Pending requests, oldest first. */
  readonly #waiting = new Set<Waiting>();
  #watch: NodeJS.Timeout | undefined;
  #awakeMs = 0;
  #rest: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(server: RedisServer, events: RedisEvents, timeoutMs = defaultTimeoutMs) {
    this.#server = server;
    this.#events = events;
    this.#timeoutMs = timeoutMs;
  }

  get isUp(): boolean {
    return this.#client !== null;
  }

  /** Connects. Resolves after the first attempt; further attempts follow in the background. */
  async start(): Promise<void> {
    const reason = await this.#connect();
    if (reason === null || this.#isClosed) return;
    this.#events.lost(reason);
  }

  /** Asks Redis to count a call; null if Redis is unavailable or does not respond. */
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

  /** Resolves to null on success, otherwise to the reason of the failure. */
  async #connect(): Promise<string | null> {
    try {
      const client = await connectRedis(this.#server, this.#timeoutMs);
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
    this.#rest = setTimeout(() => void this.#connect(), reconnectMs).unref();
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

  /** Checks all requests with one timer: Redis responds in the order of requests. */
  #watchForSilence(): void {
    if (this.#watch) return;
    let lookedAt = performance.now();
    this.#watch = setInterval(() => {
      const now = performance.now();
      this.#awakeMs += Math.min(now - lookedAt, 2 * checkMs);
      lookedAt = now;
      // First reads the responses that arrived while this process was busy.
      setImmediate(() => {
        this.#lookForSilence();
      });
    }, checkMs).unref();
  }

  #lookForSilence(): void {
    const [oldest] = this.#waiting;
    if (!oldest) this.#endWatch();
    else if (this.#client && this.#awakeMs - oldest.since >= this.#timeoutMs)
      this.#lose(this.#client, noAnswer);
  }

  #endWatch(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
