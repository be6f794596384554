import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asked } from '../support/asking.ts';
import type { Asking, Told } from './load.ts';

const script = join(import.meta.dirname, 'wrk.lua');

/** Whether there is wrk here, which takes a tenth of the processor that a load in this language takes. */
export const hasWrk = (): boolean => spawnSync('wrk', ['--version']).error === undefined;

/** Different requests, where they may be sent again. */
const variety = 12_000;
/** More than is stored in a second, since no enquiry may be sent twice. */
const mostStored = 20_000;

/** Each connection asks again as soon as it is answered. */
export function askWithWrk({ port, connections, seconds, from, ask, isStored }: Asking): Told {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-wrk-'));
  try {
    const whole = Math.ceil(seconds);
    const count = isStored ? mostStored * whole : variety;
    const requests = join(folder, 'requests');
    writeFileSync(requests, Array.from({ length: count }, (_, i) => framed(ask(from + i), port)).join('\n'));
    const words = [
      '-t1',
      `-c${connections}`,
      `-d${whole}s`,
      '-s',
      script,
      `http://127.0.0.1:${port}`,
      requests,
    ];
    const { stdout, status } = spawnSync('wrk', words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`wrk ended with ${status}: ${stdout}`);
    const {
      answered,
      seconds: taken,
      ...rest
    } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary;
    return { answered, perSecond: answered / taken, ...rest };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As wrk.lua prints it. */
interface Summary extends Pick<Told, 'answered' | 'p50' | 'p99' | 'wrong'> {
  readonly seconds: number;
}

function framed({ method = 'GET', path, headers = {}, body = '' }: Asked, port: number): string {
  const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const request = `${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`;
  return `${Buffer.byteLength(request)}\n${request}`;
}
