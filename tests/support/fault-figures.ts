import { availableParallelism, loadavg } from 'node:os';
import { type RunnerTestCase, TestRunner, expect } from 'vitest';
import { isThorough } from './fault-rounds.ts';

/** A row of the table of `npm run faults`: a requirement under a fault, and the measured value. */
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

const reportEveryMs = 5000;

/** Records and asserts the figures of the running test. */
export function figuresOf(fault: string, store: string, rounds = 1) {
  let reportedAt = performance.now();
  const note = (toHold: string, measured: string, held: boolean) => {
    const test = TestRunner.getCurrentTest<RunnerTestCase>();
    (test.meta.faultFigures ??= []).push({ fault, store, rounds, toHold, measured, held });
    expect.soft(held, `${fault}, ${store}: ${toHold}, but it was ${measured}`).toBe(true);
  };
  return {
    /** Asserts that something did not happen even once. */
    never: (what: string, count: number, of: number) => {
      note(`0 ${what}`, `${count} of ${of.toLocaleString('en')}`, count === 0 && of > 0);
    },

    /**
     * Asserts an upper bound on durations: on the maximum in a thorough run, on the median beside other
     * tests.
     */
    within: (what: string, times: readonly number[], mostMs: number) => {
      const sorted = times.toSorted((one, other) => one - other);
      const [median = NaN, worst = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      const measured =
        times.length === 1 ? inWords(worst) : `worst ${inWords(worst)}, median ${inWords(median)}`;
      const held = isThorough ? worst <= mostMs : median <= mostMs * busyness();
      note(`${what} ≤ ${inWords(mostMs)}`, measured, held);
    },

    /** Asserts that the integrity check of the database found no error. */
    intact: (found: unknown) => {
      note('integrity ok', String(found), found === 'ok');
    },

    /** Asserts any other condition. */
    holds: (what: string, held: boolean, measured: string) => {
      note(what, measured, held);
    },

    /** Reports the progress of a long run. */
    round: (number: number) => {
      if (!isThorough || performance.now() - reportedAt < reportEveryMs) return;
      reportedAt = performance.now();
      console.log(`${fault}, ${store}: ${number} of ${rounds}`);
    },
  };
}

const inWords = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toFixed(2))} s`);

/** Factor for bounds on durations when other tests run on the same few cores. */
const busyness = () => Math.max(3, (loadavg()[0] ?? 0) / availableParallelism());
