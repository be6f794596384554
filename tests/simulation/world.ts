import { setImmediate } from 'node:timers/promises';
import { type Dice, createDice } from './random.ts';

/** Of the event loop: groups wait for the end of one before they are committed, and of the next before others follow. */
const mostTurns = 3;

/** Somebody to whom things happen. What was to happen to somebody who is dead does not. */
export interface Actor {
  readonly name: string;
  alive: boolean;
  /** Until then nothing happens to it, and then all of it. */
  stillUntil?: number;
}

/** Something that must never be so was so. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

interface Happening {
  readonly at: number;
  /** Of two at one time the one that was arranged first comes first. */
  readonly number: number;
  readonly actor: Actor;
  readonly work: () => void;
  cancelled: boolean;
}

/**
 * A time of its own and all that will happen in it. One thing happens after the other, and the next one only when all that
 * followed from the last has come to rest: so the order is decided here and nowhere else.
 */
export class World {
  readonly dice: Dice;
  /** Milliseconds since the beginning. */
  now = 0;
  /** From here on nothing fails any more, and nobody is slow. */
  calmFrom = Infinity;
  steps = 0;
  #failure: Error | null = null;
  readonly trace: string[] = [];
  /** In the order of their times. */
  readonly #coming: Happening[] = [];
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

  /** It was found that something is not as it must be: nothing happens any more. */
  fail(error: unknown): void {
    this.#failure ??= error instanceof Error ? error : new Error(String(error));
  }

  /** Arranges something; what it returns calls it off. */
  after(ms: number, actor: Actor, work: () => void): () => void {
    this.#arranged += 1;
    const coming = { at: this.now + ms, number: this.#arranged, actor, work, cancelled: false };
    this.#coming.splice(this.#place(coming.at), 0, coming);
    return () => {
      coming.cancelled = true;
    };
  }

  /** Lets others have their turn. Never ends for somebody who dies meanwhile. */
  pause(ms: number, actor: Actor): Promise<void> {
    return new Promise((resolve) => this.after(ms, actor, resolve));
  }

  /** How long somebody takes for something now: mostly no time to speak of, and now and then a second. */
  delay(actor: Actor, what: string): number {
    if (this.calm) return 1;
    const name = `${actor.name} ${what} ${this.now}`;
    const share = this.dice.share(name);
    if (share < 0.7) return 1 + this.dice.below(4, `${name} short`);
    return share < 0.96
      ? 5 + this.dice.below(60, `${name} some`)
      : 65 + this.dice.below(1000, `${name} long`);
  }

  /** Has the next thing happen; false where nothing is left. */
  async step(): Promise<boolean> {
    const next = this.#coming.shift();
    if (!next) return false;
    if (next.cancelled || !next.actor.alive) return true;
    const { stillUntil = 0 } = next.actor;
    if (stillUntil > next.at) {
      this.#coming.splice(this.#place(stillUntil), 0, { ...next, at: stillUntil });
      return true;
    }
    this.now = next.at;
    this.steps += 1;
    next.work();
    await this.settle();
    return true;
  }

  /** Waits until all that follows from what has happened has been done. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) await setImmediate();
    if (this.#failure) throw this.#failure;
  }

  #place(at: number): number {
    let [low, high] = [0, this.#coming.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#coming[middle]?.at ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
