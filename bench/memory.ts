/**
 * How much memory the service takes after an hour's worth of load, and whether it still grows: npm run bench:memory. A mix of
 * what people, programs and assistants ask for comes at a fixed rate; the memory is noted all the while, and once more
 * after a rest. The figures are those of one process: what it shares with others, such as the code of Node, is counted too.
 *
 *   --minutes 20     for how long
 *   --rate 60        how many requests a second: 20 minutes of 60 are an hour of 20
 *   --quick          one minute at 200: whether it runs at all
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLintel, stopAll } from './speed/contenders.ts';
import { caseNamed } from './speed/cases.ts';
import { createAsking } from './support/asking.ts';
import { median } from './support/median.ts';
import { megabytesOf } from './support/megabytes.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string', default: '60' },
    quick: { type: 'boolean', default: false },
  },
});
const [minutes, rate] = values.quick ? [1, 200] : [Number(values.minutes), Number(values.rate)];

/** To hold after the load. */
const mostMegabytes = 120;
/** How often of a hundred, by the cases of the other benches. */
const mix = {
  'estimate, 1 door': 45,
  'estimate, 20 doors': 10,
  products: 10,
  'page: configurator': 10,
  'page: review': 5,
  'enquiry, 1 at once': 8,
  'tool call of an assistant': 5,
  'PNG, kept': 5,
  'PNG, new': 1,
  'PDF, kept': 1,
} as const;
const turns = Object.entries(mix).flatMap(([name, times]) =>
  Array.from({ length: times }, () => caseNamed(name)),
);

const noteEveryMs = 10_000;
/** What is asked for next to each other is of different kinds. */
const stride = 37;
const connections = 8;
/** Until the threads that draw have ended, too. */
const restMs = 150_000;

/** Asks at the rate until the end, whether or not what was asked for before has been answered. */
async function askFor(port: number, ms: number): Promise<{ answered: number; wrong: number }> {
  const lines = Array.from({ length: connections }, (_, i) => createAsking(port, `198.51.100.${i + 1}`));
  const begun = performance.now();
  const underWay = new Set<Promise<void>>();
  let [asked, answered, wrong] = [0, 0, 0];
  while (performance.now() - begun < ms) {
    for (; asked < ((performance.now() - begun) / 1000) * rate; asked += 1) {
      const turn = turns[(asked * stride) % turns.length];
      const line = lines[asked % connections];
      if (!turn || !line) throw new Error('There is nothing to ask for');
      const answer = line(turn.ask(asked))
        .then((status) => {
          answered += 1;
          if (status >= 400) wrong += 1;
        })
        .catch(() => {
          wrong += 1;
        })
        .finally(() => underWay.delete(answer));
      underWay.add(answer);
    }
    await sleep(20);
  }
  await Promise.all(underWay);
  return { answered, wrong };
}

try {
  const { port, process: service } = await startLintel();
  await sleep(2000);
  console.log(`after the start ${megabytesOf(service).toFixed(0)} MB`);
  const noted: number[] = [];
  const timer = setInterval(() => noted.push(megabytesOf(service)), noteEveryMs);
  const minute = setInterval(() => {
    const last = noted.slice(-6);
    console.log(
      `minute ${Math.round(noted.length / 6)}: ${Math.min(...last).toFixed(0)} to ${Math.max(...last).toFixed(0)} MB`,
    );
  }, 60_000);
  const { answered, wrong } = await askFor(port, minutes * 60_000);
  clearInterval(timer);
  clearInterval(minute);
  const third = Math.max(1, Math.floor(noted.length / 3));
  const [before, after] = [median(noted.slice(third, 2 * third)), median(noted.slice(-third))];
  console.log(`${answered} answers, ${wrong} wrong`);
  console.log(
    `median of the second third ${before.toFixed(0)} MB, of the last ${after.toFixed(0)} MB; most ${Math.max(...noted).toFixed(0)} MB`,
  );
  await sleep(restMs);
  const rested = megabytesOf(service);
  console.log(
    `after a rest ${rested.toFixed(0)} MB, to hold ${mostMegabytes}: ${rested <= mostMegabytes ? 'held' : 'not yet'}`,
  );
} finally {
  await stopAll();
}
