/**
 * Simulates nodes, callers and receivers under faults, once for each seed: npm run simulate.
 *
 *   --seeds 10000    seeds 1 to 10,000; a thousand by default
 *   --seed 42        one seed, with its trace
 *   --bug NAME       injects a bug, which has to be found
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type BugName, bugNames, isBugName } from './bugs.ts';
import { openSharedDatabase } from './database.ts';
import { type Plan, planOf } from './plan.ts';
import { shortest } from './shrink.ts';
import { simulate } from './simulate.ts';
import type { Played, Share } from './worker.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1000' }, seed: { type: 'string' }, bug: { type: 'string' } },
});
const bug = values.bug === undefined ? undefined : bugNamed(values.bug);
if (values.seed === undefined) await playMany(wholeNumber(values.seeds));
else await show(planOf(wholeNumber(values.seed)), true);

function bugNamed(name: string): BugName {
  if (isBugName(name)) return name;
  throw new Error(`There is no bug "${name}"; there are ${bugNames.join(', ')}`);
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`"${text}" is no number of seeds`);
  return Number(text);
}

async function playMany(seeds: number): Promise<void> {
  const begun = performance.now();
  let [played, steps, reportedAt] = [0, 0, begun];
  const failed: number[] = [];
  const report = () => {
    const seconds = (performance.now() - begun) / 1000;
    const [rate, each] = [Math.round(played / seconds), Math.round(steps / played)];
    console.log(
      `${played} of ${seeds} seeds in ${seconds.toFixed(0)} s: ${rate} a second, ${each} steps each`,
    );
  };
  const note = (one: Played) => {
    played += 1;
    steps += one.steps;
    if (one.failed) failed.push(one.seed);
    if (performance.now() - reportedAt < 5000) return;
    reportedAt = performance.now();
    report();
  };
  await inThreads(seeds, note);
  report();
  const [first] = failed.sort((one, other) => one - other);
  if (first !== undefined) await show(planOf(first), false);
  else console.log(bug ? `The bug ${bug} was not found.` : 'Everything held.');
  process.exitCode = (first === undefined) === (bug === undefined) ? 0 : 1;
}

/** Each thread has its own database. The first failure ends all of them. */
async function inThreads(seeds: number, note: (played: Played) => void): Promise<void> {
  const count = Math.min(availableParallelism(), Math.ceil(seeds / 100));
  const threads = Array.from({ length: count }, (_, index) => {
    const workerData: Share = { from: index + 1, until: seeds, step: count, bug };
    return new Worker(new URL('worker.ts', import.meta.url), { workerData });
  });
  const ends = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.on('message', (played: Played) => {
          note(played);
          if (played.failed) for (const each of threads) void each.terminate();
        });
        thread.on('error', reject);
        thread.on('exit', () => {
          resolve();
        });
      }),
  );
  await Promise.all(ends);
}

/** Prints the trace of a seed, shortened if it fails. */
async function show(plan: Plan, whole: boolean): Promise<void> {
  const database = await openSharedDatabase();
  const run = await simulate(plan, database, bug);
  const again = await simulate(plan, database, bug);
  if (run.trace.join('\n') !== again.trace.join('\n')) throw new Error('The same seed gave two traces');
  if (whole) console.log(run.trace.join('\n'));
  if (!run.failure) {
    console.log(`Seed ${plan.seed}: everything held, in ${run.steps} steps.`);
    return;
  }
  process.exitCode = bug ? 0 : 1;
  const fails = async (tried: Plan) => (await simulate(tried, database, bug)).failure !== null;
  const short = await shortest(plan, fails);
  const { trace, failure } = await simulate(short, database, bug);
  console.log(`\nSeed ${plan.seed} fails: ${run.failure.message}`);
  console.log(`The shortest way there, with ${short.entries.length} of ${plan.entries.length} entries:\n`);
  console.log(trace.join('\n'));
  console.log(`\n${failure?.stack ?? ''}`);
  console.log(`\nTo see all of it: npm run simulate -- --seed ${plan.seed}${bug ? ` --bug ${bug}` : ''}`);
}
