import { median } from '../support/median.ts';
import { type Case, caseNamed } from './cases.ts';
import { Figures } from './compare.ts';
import type { Contender } from './contenders.ts';
import { type Rhythm, load } from './measure.ts';
import type { CaseFigures } from './report.ts';

const alone = 'alone';

/**
 * Measures the latency of a case, with a closed loop, while another case loads the service. Compares it with
 * the latency of the case alone.
 */
export async function measureBeside(
  each: Case,
  other: string,
  lintel: Contender,
  { rounds, seconds, warmUp }: Rhythm,
): Promise<CaseFigures> {
  const figures = new Figures(['lintel', alone]);
  const others: number[] = [];
  const both = (forSeconds: number) =>
    Promise.all([
      load(each, lintel, { seconds: forSeconds }),
      load(caseNamed(other), lintel, { seconds: forSeconds }),
    ]);
  await both(warmUp);
  for (let round = 0; round < rounds; round += 1) {
    figures.note(alone, await load(each, lintel, { seconds }));
    const [beside, { perSecond }] = await both(seconds);
    figures.note('lintel', beside);
    others.push(perSecond);
  }
  const before = figures.of(alone).p99;
  const slower = median(figures.of('lintel').p99.map((p99, round) => p99 / (before[round] ?? NaN)));
  const verdict = slower <= 2 ? 'held' : 'not yet';
  return {
    ...{ name: each.name, hold: each.hold, against: alone, contenders: figures.comparedWith(alone) },
    latencies: [],
    notes: [
      `beside ${median(others).toFixed(0)}/s of ${other} p99 is ${slower.toFixed(2)} times as long, to hold 2: ${verdict}`,
    ],
  };
}
