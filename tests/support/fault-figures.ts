import { availableParallelism, loadavg } from 'node:os';
import { type RunnerTestCase, TestRunner, expect } from 'vitest';
import { isThorough } from './fault-rounds.ts';

/** A row of the table that `npm run faults` prints: what has to hold under a fault, and what was measured. */
export interface FaultFigure {
  readonly fault: string;
  readonly store: string;
  readonly rounds: number;
  readonly toHold: string;
  readonly measured: string;
  readonly held: boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    faultFigures?: FaultFigure[];
  }
}

const tellEveryMs = 5000;

/** Notes what the running test measures under a fault, and holds it to its figures. */
export function figuresOf(fault: string, store: string, rounds = 1) {
  let toldAt = performance.now();
  const note = (toHold: string, measured: string, held: boolean) => {
    const test = TestRunner.getCurrentTest<RunnerTestCase>();
    (test.meta.faultFigures ??= []).push({ fault, store, rounds, toHold, measured, held });
    expect.soft(held, `${fault}, ${store}: ${toHold}, but it was ${measured}`).toBe(true);
  };
  return {
    /** What must not happen even once. */
    never: (what: string, count: number, of: number) => {
      note(`0 ${what}`, `${count} of ${of.toLocaleString('en')}`, count === 0 && of > 0);
    },

    /** How long something may take. Many rounds are held to the worst of them, a few among other tests to the median. */
    within: (what: string, times: readonly number[], mostMs: number) => {
      const sorted = times.toSorted((one, other) => one - other);
      const [median = NaN, worst = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      const measured =
        times.length === 1 ? inWords(worst) : `worst ${inWords(worst)}, median ${inWords(median)}`;
      const held = isThorough ? worst <= mostMs : median <= mostMs * busyness();
      note(`${what} ≤ ${inWords(mostMs)}`, measured, held);
    },

    /** What the database itself says of its files. */
    intact: (found: unknown) => {
      note('integrity ok', String(found), found === 'ok');
    },

    /** Anything else that is or is not so. */
    holds: (what: string, held: boolean, measured: string) => {
      note(what, measured, held);
    },

    /** Says how far it has come, where it takes long. */
    round: (number: number) => {
      if (!isThorough || performance.now() - toldAt < tellEveryMs) return;
      toldAt = performance.now();
      console.log(`${fault}, ${store}: ${number} of ${rounds}`);
    },
  };
}

const inWords = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toFixed(2))} s`);

/** How much longer things may take where other tests run on the same cores, of which there are fewer. */
const busyness = () => Math.max(3, (loadavg()[0] ?? 0) / availableParallelism());
