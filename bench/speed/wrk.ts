import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestText } from '../support/asking.ts';
import { cpuMsOfEnded } from '../support/processor.ts';
import type { Asking, LoadResult } from './load-job.ts';

const script = join(import.meta.dirname, 'wrk.lua');

/** Whether there is wrk here, which takes a tenth of the processor that a load in this language takes. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** Different requests, where they may be sent again. */
const variety = 12_000;
/** More than is stored in a second, since no enquiry may be sent twice. */
const mostStored = 20_000;

/** Each connection asks again as soon as it is answered. What is above 399 is wrong: no other status is looked at. */
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

/** As wrk.lua prints it. */
interface Summary extends Pick<LoadResult, 'answered' | 'p50' | 'p99' | 'wrong'> {
  readonly seconds: number;
}

/** As wrk.lua reads it. */
function framed(request: string): string {
  return `${Buffer.byteLength(request)}\n${request}`;
}
