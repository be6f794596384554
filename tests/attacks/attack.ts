import { longestBlockMs, watchedHeader } from '../support/watched-program.ts';
import { requestOf } from './requests.ts';
import { type Answered, type Attack, createSender } from './send.ts';
import type { Target } from './target.ts';

/** What came of the requests of one kind. */
export interface Tally {
  readonly statuses: Record<string, number>;
  worstMs: number;
}

export interface Failure {
  readonly number: number;
  readonly what: string;
  readonly request: Attack;
  readonly answer: Answered | null;
}

export interface Outcome {
  readonly tallies: Readonly<Record<string, Tally>>;
  readonly failures: readonly Failure[];
}

export interface Wish {
  readonly seed: number;
  readonly requests: number;
  /** The number of the first one. */
  readonly from?: number;
  readonly onProgress?: (done: number) => void;
}

/** So many requests lie between two looks at how long the program was busy. */
const looksEvery = 200;
const mostFailures = 20;

/** Sends generated requests one after the other, and notes what must not be: a 5xx, no answer, a block of the event loop. */
export async function attack(
  target: Target,
  { seed, requests, from = 0, onProgress }: Wish,
): Promise<Outcome> {
  const { program, known } = target;
  const sender = createSender(program.url);
  const tallies: Record<string, Tally> = {};
  const failures: Failure[] = [];
  const sent = new Map<string, { number: number; request: Attack }>();

  const lookForBlocks = async () => {
    for (const [name, ms] of Object.entries(await program.blocks())) {
      const culprit = sent.get(name);
      if (!culprit) continue;
      const tally = tallies[culprit.request.kind];
      if (tally) tally.worstMs = Math.max(tally.worstMs, ms);
      if (ms > longestBlockMs)
        failures.push({
          ...culprit,
          what: `the event loop was blocked for ${ms.toFixed(0)} ms`,
          answer: null,
        });
    }
    sent.clear();
  };

  for (let number = from; number < from + requests && failures.length < mostFailures; number += 1) {
    const request = requestOf(seed, number, known);
    const watched = { ...request, headers: { ...request.headers, [watchedHeader]: String(number) } };
    sent.set(String(number), { number, request });
    const answer = await sender.send(watched).catch((error: unknown) => String(error));
    const status = typeof answer === 'string' ? 'no answer' : answer.status;
    const tally = (tallies[request.kind] ??= { statuses: {}, worstMs: 0 });
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
    if (typeof answer === 'string') failures.push({ number, what: answer, request, answer: null });
    else if (answer.status >= 500)
      failures.push({ number, what: `answered with ${answer.status}`, request, answer });
    else if (isSignedOut(request, answer, known.desk.cookie)) await target.signInAnew();
    if ((number - from) % looksEvery === looksEvery - 1) {
      await lookForBlocks();
      onProgress?.(number - from + 1);
    }
  }
  await lookForBlocks();
  sender.close();
  return { tallies, failures };
}

const isSignedOut = ({ headers }: Attack, answer: Answered, session: string): boolean =>
  headers['cookie'] === session && String(answer.headers['location'] ?? '').startsWith('/staff/sign-in');
