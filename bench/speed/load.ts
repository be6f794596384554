/**
 * The load generator, used if wrk is not installed; runs in a separate process. Takes a job as JSON in the
 * first argument, and prints the results as JSON.
 */
import { askAgainAndAgain } from './closed-loop.ts';
import { askAtRate } from './fixed-rate.ts';
import { askingOf, type LoadJob, type LoadResult } from './load-job.ts';

async function load(job: LoadJob): Promise<LoadResult> {
  const asking = askingOf(job);
  const { rate } = job;
  const before = process.cpuUsage();
  const results = await (rate === undefined ? askAgainAndAgain(asking) : askAtRate({ ...asking, rate }));
  const { user, system } = process.cpuUsage(before);
  return { ...results, cpuMs: (user + system) / 1000 };
}

console.log(JSON.stringify(await load(JSON.parse(process.argv[2] ?? '{}') as LoadJob)));
