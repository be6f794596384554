import { longestBlockMs, watchedHeader } from '../support/watched-program.ts';
import { type Answered, type Attack, createSender } from './send.ts';
import type { Target } from './target.ts';

/** The results of one kind of request. */
export interface Tally {
  readonly statuses: Record<string, number>;
  /** Longest block of the event loop in ms. */
  worstMs: number;
  /**
   * The same, where a request over the limit is repeated up to three times and counts with its shortest block, to rule
   * out garbage collection.
   */
  againMs: number;
  worst: string;
}

export interface Failure {
  /** Index of the request. */
  readonly index: number;
  readonly what: string;
  readonly request: Attack;
  readonly answer: Answered | null;
}

export interface Outcome {
  readonly tallies: Readonly<Record<string, Tally>>;
  readonly failures: readonly Failure[];
}

/** Number of requests between two reads of the recorded blocks. */
const readEvery = 200;

/** Sends requests one after the other, and records failures: a 5xx, no answer, or a block of the event loop. */
export async function attack(
  target: Target,
  requests: Iterable<Attack>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const { program, known } = target;
  const sender = createSender(program.url);
  const tallies: Record<string, Tally> = {};
  const failures: Failure[] = [];
  const sent = new Map<string, { index: number; request: Attack; tally: Tally }>();

  /** The shortest block in several tries, which rules out garbage collection and other work. */
  const blockAgain = async (request: Attack, firstMs: number): Promise<number> => {
    let leastMs = firstMs;
    for (let tries = 0; tries < 3 && leastMs > longestBlockMs; tries += 1) {
      await sender.send({ ...request, headers: { ...request.headers, [watchedHeader]: 'again' } });
      leastMs = Math.min(leastMs, (await program.blocks())['again']?.ms ?? 0);
    }
    return leastMs;
  };

  const readBlocks = async () => {
    for (const [name, { ms, collectingMs }] of Object.entries(await program.blocks())) {
      const culprit = sent.get(name);
      if (!culprit) continue;
      const { tally, ...which } = culprit;
      if (ms > tally.worstMs) Object.assign(tally, { worstMs: ms, worst: nameOf(which.request) });
      const againMs = ms > longestBlockMs ? await blockAgain(which.request, ms) : ms;
      tally.againMs = Math.max(tally.againMs, againMs);
      const garbage = `${collectingMs.toFixed(0)} of them by collecting garbage, and again for ${againMs.toFixed(0)} ms`;
      const what = `the event loop was blocked for ${ms.toFixed(0)} ms, ${garbage}`;
      if (againMs > longestBlockMs) failures.push({ ...which, what, answer: null });
    }
    sent.clear();
  };

  let index = -1;
  for (const request of requests) {
    index += 1;
    const tally = (tallies[request.kind] ??= { statuses: {}, worstMs: 0, againMs: 0, worst: '' });
    sent.set(String(index), { index, request, tally });
    const headers = { ...request.headers, [watchedHeader]: String(index) };
    const answer = await sender.send({ ...request, headers }).catch((error: unknown) => String(error));
    const status = typeof answer === 'string' ? 'no answer' : answer.status;
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    if (typeof answer === 'string') failures.push({ index, what: answer, request, answer: null });
    else if (answer.status >= 500)
      failures.push({ index, what: `answered with ${answer.status}`, request, answer });
    else if (isSignedOut(request, answer, known.desk.cookie)) await target.signInAnew();
    if (index % readEvery === readEvery - 1) {
      await readBlocks();
      onProgress(index + 1);
    }
  }
  await readBlocks();
  sender.close();
  return { tallies, failures };
}

export const nameOf = ({ name, method, path }: Attack): string => name ?? `${method} ${path.slice(0, 100)}`;

const isSignedOut = ({ headers }: Attack, answer: Answered, session: string): boolean =>
  headers['cookie'] === session && String(answer.headers['location'] ?? '').startsWith('/staff/sign-in');
