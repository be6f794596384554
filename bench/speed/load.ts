/**
 * Load from a process of its own: one case against one server, told as JSON in the first argument; prints what came of it
 * as JSON.
 */
import type { Asked } from '../support/asking.ts';
import { cpuMsOfEnded } from '../support/processor.ts';
import { caseNamed } from './cases.ts';
import { askAgainAndAgain } from './closed-loop.ts';
import { askAtRate } from './fixed-rate.ts';
import { askWithWrk, hasWrk } from './wrk.ts';

export interface LoadJob {
  readonly case: string;
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second in all; without it as many as are answered. */
  readonly rate?: number;
  /** Where the requests begin, so that no round repeats another's enquiries. */
  readonly from: number;
  /** The mark of an answer that need not be sent again. */
  readonly etag?: string;
}

/** How one server is asked. */
export interface Asking extends Pick<LoadJob, 'port' | 'connections' | 'seconds' | 'from'> {
  /** Another one for each number. */
  readonly ask: (number: number) => Asked;
  /** Whether what is sent is kept, so that nothing may be sent twice. */
  readonly isStored: boolean;
  readonly isRight: (status: number) => boolean;
}

/** What came of it; times in milliseconds. */
export interface Told {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not as expected, and connections that failed. */
  readonly wrong: number;
}

export interface LoadResult extends Told {
  /** What the load itself took of the processor. */
  readonly cpuMs: number;
}

async function load({ case: name, rate, etag, ...where }: LoadJob): Promise<LoadResult> {
  const { ask, stores = false, onPostgres = false } = caseNamed(name);
  const asking: Asking = {
    ...where,
    ask: (number) => {
      const asked = ask(number);
      return etag === undefined ? asked : { ...asked, headers: { ...asked.headers, 'if-none-match': etag } };
    },
    isStored: stores || onPostgres,
    isRight: (status) => (etag === undefined ? status >= 200 && status < 300 : status === 304),
  };
  const withWrk = rate === undefined && hasWrk();
  const spentMs = withWrk ? cpuMsOfEnded : ownCpuMs;
  const before = spentMs();
  const told = await (rate !== undefined
    ? askAtRate({ ...asking, rate })
    : withWrk
      ? askWithWrk(asking)
      : askAgainAndAgain(asking));
  return { ...told, cpuMs: spentMs() - before };
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

console.log(JSON.stringify(await load(JSON.parse(process.argv[2] ?? '{}') as LoadJob)));
