export interface QueueLimits {
  /** How many jobs may wait. */
  readonly waiting: number;
  /** How many of them may be one client's. */
  readonly waitingPerClient: number;
}

/** Where a job stands after it was brought: refused, or in its client's line, perhaps in the place of another job. */
export type Placed<Job> = { readonly taken: false } | { readonly taken: true; readonly pushedOut?: Job };

/**
 * Jobs that wait, a line for each client. The lines take turns, so whoever asks for much waits behind their own jobs. When
 * every place is taken, the longest line gives one to a client that has fewer: its last job is pushed out.
 */
export class FairQueue<Job> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Set<Job>>();
  readonly #limits: QueueLimits;
  #size = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#size;
  }

  hasRoom(client: string): boolean {
    const own = this.#lines.get(client)?.size ?? 0;
    if (own >= this.#limits.waitingPerClient) return false;
    return this.#size < this.#limits.waiting || own + 1 < (this.#longest()?.[1].size ?? 0);
  }

  add(client: string, job: Job): Placed<Job> {
    if (!this.hasRoom(client)) return { taken: false };
    const pushedOut = this.#size < this.#limits.waiting ? undefined : this.#pushOut();
    const line = this.#lines.get(client) ?? new Set();
    line.add(job);
    this.#lines.set(client, line);
    this.#size += 1;
    return { taken: true, ...(pushedOut !== undefined && { pushedOut }) };
  }

  /** The next job; its client's other jobs wait until everybody else had a turn. */
  next(): Job | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [client, line] = first;
    const [job] = line;
    this.#lines.delete(client);
    this.#lines.set(client, line);
    if (job !== undefined) this.remove(client, job);
    return job;
  }

  /** Whether it was still waiting. */
  remove(client: string, job: Job): boolean {
    const line = this.#lines.get(client);
    if (!line?.delete(job)) return false;
    this.#size -= 1;
    if (line.size === 0) this.#lines.delete(client);
    return true;
  }

  #longest(): [string, Set<Job>] | undefined {
    return [...this.#lines].reduce<[string, Set<Job>] | undefined>(
      (longest, each) => (longest && longest[1].size >= each[1].size ? longest : each),
      undefined,
    );
  }

  #pushOut(): Job | undefined {
    const [client, line] = this.#longest() ?? ['', new Set<Job>()];
    const last = [...line].at(-1);
    if (last !== undefined) this.remove(client, last);
    return last;
  }
}
