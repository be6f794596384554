export interface QueueLimits {
  /** Capacity of the queue. */
  readonly waiting: number;
  /** Capacity for one client. */
  readonly waitingPerClient: number;
}

/** Whether a job was queued, and which job it evicted. */
export type Placed<Job> = { readonly taken: false } | { readonly taken: true; readonly pushedOut?: Job };

/**
 * A fair queue: one line for each client, served round-robin, so that a client with many jobs does not delay
 * others. If the queue is full, a job of a client with fewer jobs evicts the last job of the longest line.
 */
export class FairQueue<Job> {
  /** Lines by client, in round-robin order. */
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

  /** Takes the next job; the line of its client moves to the end. */
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

  /** Removes a job; false if it was no longer queued. */
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
