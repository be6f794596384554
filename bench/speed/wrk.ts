import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestText } from '../support/asking.ts';
import { cpuMsOfEnded } from '../support/processor.ts';
import type { Asking, LoadResult } from './load-job.ts';

const script = join(import.meta.dirname, 'wrk.lua');

/** Whether wrk is installed, which needs a tenth of the CPU time of a load generator in JavaScript. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Number of different requests, if they may be repeated. */
const variety = 12_000;
/** Number of enquiries per second of load; more than can be stored, because no enquiry may be sent twice. */
const mostStored = 20_000;

/** Runs a closed loop on each connection by wrk, which reports only statuses above 399 as wrong. */
export async function askWithWrk(asking: Asking): Promise<LoadResult> {
  const { port, connections, seconds } = asking;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-wrk-'));
  try {
    const requests = join(folder, 'requests');
    writeFileSync(requests, requestsOf(asking));
    const words = [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '-s',
      script,
      `http://127.0.0.1:${port}`,
      requests,
    ];
    const before = cpuMsOfEnded();
    const { stdout } = await promisify(execFile)('wrk', words);
    const told = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary;
    const { answered, seconds: taken, ...rest } = told;
    return { answered, perSecond: answered / taken, ...rest, cpuMs: cpuMsOfEnded() - before };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const requestsOf = ({ port, seconds, from, ask, isStored }: Asking): string =>
  Array.from({ length: isStored ? mostStored * seconds : variety }, (_, i) =>
    framed(requestText(ask(from + i), port)),
  ).join('\n');

/** The output of wrk.lua. */
interface Summary extends Pick<LoadResult, 'answered' | 'p50' | 'p99' | 'wrong'> {
  readonly seconds: number;
}

/** A request in the input format of wrk.lua. */
function framed(request: string): string {
  return `${Buffer.byteLength(request)}\n${request}`;
}
