import { beforeAll, describe, expect, it } from 'vitest';
import { type BugName, bugNames } from './bugs.ts';
import { type SharedDatabase, openSharedDatabase } from './database.ts';
import { planOf } from './plan.ts';
import { shortest } from './shrink.ts';
import { simulate } from './simulate.ts';

let database: SharedDatabase;
beforeAll(async () => {
  database = await openSharedDatabase();
});

/** The first seed that finds each bug, as listed in README.md of this folder. */
const foundBy: Readonly<Record<BugName, number>> = {
  'guard-released-too-early': 2,
  'count-before-check': 4,
  'ack-before-commit': 1,
  'outbox-marked-before-sent': 20,
  'key-scoped-wrongly': 4,
};

describe('a simulation', () => {
  it('finds no bug in a hundred seeds', async () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { failure, trace } = await simulate(planOf(seed), database);
      expect(failure, `seed ${seed}\n${trace.join('\n')}`).toBeNull();
    }
  });

  it('gives the same trace for the same seed', async () => {
    for (const seed of [3, 33, 333]) {
      const { trace } = await simulate(planOf(seed), database);
      // Runs another simulation in between, which must not leave any state.
      await simulate(planOf(seed + 1), database);
      expect((await simulate(planOf(seed), database)).trace).toEqual(trace);
    }
  });

  it.each(bugNames)('finds the injected bug %s', async (bug) => {
    expect((await simulate(planOf(foundBy[bug]), database, bug)).failure).not.toBeNull();
  });

  it('can be shortened to a minimal plan if it fails', async () => {
    const bug = 'guard-released-too-early';
    const plan = planOf(foundBy[bug]);
    const fails = async (tried: typeof plan) => (await simulate(tried, database, bug)).failure !== null;
    const { entries } = await shortest(plan, fails);
    expect(entries.length).toBeLessThan(plan.entries.length);
    for (const entry of entries) {
      const without = { ...plan, entries: entries.filter((each) => each !== entry) };
      expect(await fails(without), `without ${entry.name}`).toBe(false);
    }
  });
});
