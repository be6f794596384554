import { availableParallelism } from 'node:os';
import { median } from '../support/median.ts';
import { cpuMsOf } from '../support/processor.ts';
import type { Case } from './cases.ts';
import { Figures } from './compare.ts';
import { type Contender, startLintel, stop } from './contenders.ts';
import { type Rhythm, load } from './measure.ts';
import type { CaseFigures } from './report.ts';

/** Of each request, in microseconds of a processor. */
interface Cost {
  readonly service: number[];
  readonly load: number[];
}

const against = 'one worker';

/**
 * The service with WORKERS=2 in turns with itself. Where there are no more than two cores, whoever asks takes a part of them:
 * what is left for the service is told beside it, by what each request costs both.
 */
export async function measureOnTwoThreads(
  each: Case,
  { rounds, seconds, warmUp }: Rhythm,
): Promise<CaseFigures> {
  const all: [string, Contender][] = [
    ['lintel', await startLintel({ WORKERS: '2' })],
    [against, await startLintel()],
  ];
  const figures = new Figures(all.map(([name]) => name));
  const costs = new Map<string, Cost>(all.map(([name]) => [name, { service: [], load: [] }]));
  // Each thread warms up for itself, and gets half of what is asked.
  for (const [, contender] of all) await load(each, contender, { seconds: 2 * warmUp });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, contender] of round % 2 === 0 ? all : all.toReversed()) {
      const before = cpuMsOf(contender.process.pid);
      const result = await load(each, contender, { seconds });
      const { answered, cpuMs } = result;
      const spent = cpuMsOf(contender.process.pid) - before;
      figures.note(name, result);
      const cost = costs.get(name);
      cost?.service.push((spent * 1000) / answered);
      cost?.load.push((cpuMs * 1000) / answered);
    }
  }
  for (const [, contender] of all) await stop(contender);
  const contenders = figures.comparedWith(against);
  return { name: each.name, hold: each.hold, against, contenders, latencies: [], notes: notesOn(costs) };
}

function notesOn(costs: ReadonlyMap<string, Cost>): string[] {
  const costOf = (name: string, part: keyof Cost) => median(costs.get(name)?.[part] ?? []);
  const [two, one, load] = [
    costOf('lintel', 'service'),
    costOf(against, 'service'),
    costOf('lintel', 'load'),
  ];
  const cores = availableParallelism();
  const most = (ofEach: number) => ((2 * one) / ofEach).toFixed(2);
  return [
    `a request costs ${one.toFixed(0)} µs of a processor with one worker, ${two.toFixed(0)} µs with two, and ${load.toFixed(0)} µs whoever asks`,
    `two cores of their own would do ${most(two)} times as much as one${cores > 2 ? '' : `; shared with the load, as here, at most ${most(two + load)} times`}`,
  ];
}
