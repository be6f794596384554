/**
 * Compares the speed of the service with a plain server and with common frameworks: npm run bench. All
 * servers run at the same time and are measured in turns; the results are ratios, because machines differ. A
 * separate process generates the load: wrk if it is installed (apt-get install wrk), otherwise autocannon,
 * which uses so much of the processor that on two cores the fastest cases are slower by a third.
 *
 *   --quick          two short rounds of the cases with a required ratio, without latencies: two minutes
 *   --case NAME      only the cases whose name begins with NAME
 *   --json FILE      where the figures go (bench-results.json)
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Case, cases } from './speed/cases.ts';
import { type Contender, startLintel, startOthers, stop, stopAll } from './speed/contenders.ts';
import { type Rhythm, answerOf, load } from './speed/measure.ts';
import { measureStart } from './speed/starting.ts';
import { measureBeside } from './speed/beside.ts';
import { Figures } from './speed/compare.ts';
import { measureOnPostgres } from './speed/postgres.ts';
import { type CaseFigures, memoryText, tell, tellProcess } from './speed/report.ts';
import { hasWrk } from './speed/wrk.ts';
import { median } from './support/median.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    case: { type: 'string', default: '' },
    json: { type: 'string', default: 'bench-results.json' },
  },
});
/** Turns are short, because V8 drops the compiled code of an idle process. */
const usual: Rhythm = { seconds: 1, ...(values.quick ? { rounds: 2, warmUp: 1 } : { rounds: 3, warmUp: 2 }) };
const rhythmOf = ({ muchToCompile = false }: Case): Rhythm =>
  muchToCompile && !values.quick ? { rounds: 3, seconds: 2, warmUp: 5 } : usual;
/** Loads at which latencies are measured, as shares of the maximum rate; a closed loop would hide queueing. */
const loads = [0.25, 0.5, 0.75];

const isAsked = ({ name, details = false }: Case): boolean =>
  values.case === '' ? !(values.quick && details) : name.startsWith(values.case);

async function measureCase(each: Case, lintel: Contender): Promise<CaseFigures> {
  const { etag, ...answer } = await answerOf(each, lintel);
  const others = await startOthers(each, answer);
  const all = [lintel, ...others];
  const figures = new Figures(all.map(({ name }) => name));
  const { rounds, seconds, warmUp } = rhythmOf(each);
  for (const contender of all) await load(each, contender, { seconds: warmUp, etag });
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? all : all.toReversed())
      figures.note(contender.name, await load(each, contender, { seconds, etag }));
  }
  const contenders = figures.comparedWith('bare');
  const most = median(figures.of('lintel').perSecond);
  const latencies = [];
  for (const share of values.quick ? [] : loads) {
    const rate = Math.max(1, Math.round(most * share));
    const { p50, p99 } = await load(each, lintel, { seconds, rate, etag });
    latencies.push({ share, rate, p50, p99 });
  }
  const notes = each.peers ? [memoryText(all)] : [];
  for (const other of others) await stop(other);
  return { name: each.name, hold: each.hold, against: 'bare', contenders, latencies, notes };
}

try {
  const begun = performance.now();
  console.log(
    `${cpus()[0]?.model ?? 'some processor'}, ${availableParallelism()} cores, Node ${process.versions.node}, load by ${hasWrk ? 'wrk' : 'autocannon'}`,
  );
  const start = await measureStart(usual.rounds);
  const lintel = await startLintel();
  const figures: CaseFigures[] = [];
  for (const each of cases.filter(isAsked)) {
    const measured = await (each.onPostgres
      ? measureOnPostgres(each, rhythmOf(each))
      : each.beside === undefined
        ? measureCase(each, lintel)
        : measureBeside(each, each.beside, lintel, rhythmOf(each)));
    if (!measured) continue;
    figures.push(measured);
    tell(measured);
  }
  const process_ = tellProcess(start, lintel);
  writeFileSync(values.json, `${JSON.stringify({ cases: figures, ...process_ }, null, 2)}\n`);
  console.log(
    `All of it in ${((performance.now() - begun) / 1000).toFixed(0)} s; the figures are in ${values.json}.`,
  );
} finally {
  await stopAll();
}
