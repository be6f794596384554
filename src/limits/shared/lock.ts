/** Nobody has it; somebody has; somebody has and others wait. */
const free = 0;
const held = 1;
const awaited = 2;

/** As long as one decision takes: most often whoever has it gives it back within that. */
const tries = 50;
/** Whoever has it longer has died with it, and the program with them. */
const mostMs = 5000;

/**
 * Lets one thread at a time into what threads share. Whoever has to wait tries for less than a microsecond or two and then
 * sleeps, since the one that has it may be waiting for a core.
 */
export class Lock {
  readonly #numbers: Int32Array;
  readonly #thread: number;

  /** The first of the numbers is its state and the second who has it. */
  constructor(numbers: Int32Array, thread: number) {
    this.#numbers = numbers;
    this.#thread = thread;
  }

  enter(): void {
    for (let tried = 0; tried < tries; tried += 1)
      if (Atomics.compareExchange(this.#numbers, 0, free, held) === free) {
        this.#numbers[1] = this.#thread;
        return;
      }
    const until = performance.now() + mostMs;
    while (Atomics.exchange(this.#numbers, 0, awaited) !== free) {
      Atomics.wait(this.#numbers, 0, awaited, mostMs);
      if (performance.now() > until) throw new Error('A lock was never given back');
    }
    this.#numbers[1] = this.#thread;
  }

  leave(): void {
    if (Atomics.exchange(this.#numbers, 0, free) === awaited) Atomics.notify(this.#numbers, 0, 1);
  }
}

/** Whether a thread that has ended took the lock with it, and what it guards half-way changed. */
export const isHeldBy = (numbers: Int32Array, thread: number): boolean =>
  Atomics.load(numbers, 0) !== free && numbers[1] === thread;
