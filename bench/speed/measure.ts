import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BareAnswer } from '../peers/bare.ts';
import type { Case } from './cases.ts';
import type { Contender } from './contenders.ts';
import { askingOf, type LoadJob, type LoadResult } from './load-job.ts';
import { askWithWrk, hasWrk } from './wrk.ts';

const run = promisify(execFile);
let from = 0;
/** Numbers reserved for a round: more than it sends, so that no enquiry is sent twice. */
const roundSize = 1_000_000;

/** How the contenders take turns. */
export interface Rhythm {
  readonly rounds: number;
  /** Duration of each turn. */
  readonly seconds: number;
  /** Seconds of load on each contender before measuring. */
  readonly warmUp: number;
}

/** Runs one turn of load on one contender. */
export async function load(
  { name, connections }: Case,
  { port }: Contender,
  {
    seconds,
    rate,
    etag,
  }: { readonly seconds: number; readonly rate?: number; readonly etag?: string | undefined },
): Promise<LoadResult> {
  from += roundSize;
  const job: LoadJob = {
    ...{ case: name, port, connections, seconds, from },
    ...(rate !== undefined && { rate }),
    ...(etag !== undefined && { etag }),
  };
  if (rate === undefined && hasWrk) return askWithWrk(askingOf(job));
  const { stdout } = await run(process.execPath, ['bench/speed/load.ts', JSON.stringify(job)], {
    maxBuffer: 1e7,
  });
  return JSON.parse(stdout) as LoadResult;
}

const hopByHop = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/** The response of our service, which the bare server then repeats. */
export async function answerOf(
  { ask, unchanged = false }: Case,
  { port }: Contender,
): Promise<BareAnswer & { readonly etag: string | undefined }> {
  from += roundSize;
  const { path, method = 'GET', headers = {}, body } = ask(from);
  const send = (more: Readonly<Record<string, string>>) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers, ...more },
      ...(body !== undefined && { body }),
    });
  const first = await send({});
  const etag = unchanged ? (first.headers.get('etag') ?? '') : undefined;
  const answer = etag === undefined ? first : await send({ 'if-none-match': etag });
  if (answer.status !== (unchanged ? 304 : 200))
    throw new Error(`${path} was answered with ${answer.status}`);
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !hopByHop.includes(name))),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
    etag,
  };
}
