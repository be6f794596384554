import { setImmediate } from 'node:timers/promises';
import { type Dice, createDice } from './random.ts';

/** Number of event loop turns to wait for: a grouped commit takes one, and its continuations the others. */
const mostTurns = 3;

/** A process or person with scheduled events, which are dropped after its death. */
export interface Actor {
  readonly name: string;
  alive: boolean;
  /** Time until which the events of this actor are postponed. */
  stillUntil?: number;
}

/** Thrown if an invariant is violated. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

interface Happening {
  readonly at: number;
  /** Order of scheduling, which decides between events at the same time. */
  readonly number: number;
  readonly actor: Actor;
  readonly work: () => void;
  cancelled: boolean;
}

/**
 * Simulated time with a queue of events. Each event runs only after all consequences of the last one have
 * settled, so the queue alone decides the order.
 */
export class World {
  readonly dice: Dice;
  /** Milliseconds since the start. */
  now = 0;
  /** Time from which there are no faults and no delays. */
  calmFrom = Infinity;
  steps = 0;
  #failure: Error | null = null;
  readonly trace: string[] = [];
  /** Sorted by time. */
  readonly #queue: Happening[] = [];
  #arranged = 0;

  constructor(seed: number) {
    this.dice = createDice(seed);
  }

  get calm(): boolean {
    return this.now >= this.calmFrom;
  }

  note(actor: string, what: string): void {
    this.trace.push(`${(this.now / 1000).toFixed(3).padStart(9)} ${actor.padEnd(10)} ${what}`);
  }

  /** Ends the simulation with this failure. */
  fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }

  /** Schedules an event; returns a function that cancels it. */
  after(ms: number, actor: Actor, work: () => void): () => void {
    this.#arranged += 1;
    const coming = { at: this.now + ms, number: this.#arranged, actor, work, cancelled: false };
    this.#queue.splice(this.#place(coming.at), 0, coming);
    return () => {
      coming.cancelled = true;
    };
  }

  /** Lets other actors run for this time. Never resolves if its own actor dies meanwhile. */
  pause(ms: number, actor: Actor): Promise<void> {
    return new Promise((resolve) => this.after(ms, actor, resolve));
  }

  /** The duration of something: mostly short, sometimes up to a second. */
  delay(actor: Actor, what: string): number {
    if (this.calm) return 1;
    const name = `${actor.name} ${what} ${this.now}`;
    const share = this.dice.share(name);
    if (share < 0.7) return 1 + this.dice.below(4, `${name} short`);
    return share < 0.96
      ? 5 + this.dice.below(60, `${name} some`)
      : 65 + this.dice.below(1000, `${name} long`);
  }

  /** Runs the next event; false if there is none. */
  async step(): Promise<boolean> {
    const next = this.#queue.shift();
    if (!next) return false;
    if (next.cancelled || !next.actor.alive) return true;
    const { stillUntil = 0 } = next.actor;
    if (stillUntil > next.at) {
      this.#queue.splice(this.#place(stillUntil), 0, { ...next, at: stillUntil });
      return true;
    }
    this.now = next.at;
    this.steps += 1;
    next.work();
    await this.settle();
    return true;
  }

  /** Waits until everything that follows from the last event has run. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) await setImmediate();
    if (this.#failure) throw this.#failure;
  }

  #place(at: number): number {
    let [low, high] = [0, this.#queue.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#queue[middle]?.at ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
