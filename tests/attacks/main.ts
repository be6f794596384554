/**
 * Sends generated requests to every endpoint, page, form of the desk and tool of the built program, one after the other:
 * npm run attack. Fails if an answer is a 5xx or missing, or if a request blocks the event loop for more than 50 ms.
 *
 *   --requests 100000   number of requests; 20,000 by default
 *   --seed 42           repeats the requests of this seed; a new seed by default
 *   --from 1234         skips the requests before this one
 *   --store postgres    with PostgreSQL instead of the embedded store
 *   --worst             instead of these: the texts that take longest, in every place that accepts a text
 */
import { parseArgs } from 'node:util';
import { startServer } from '../support/postgres-server.ts';
import { type Failure, attack, nameOf } from './attack.ts';
import { generatedRequests } from './requests.ts';
import { tableOf } from './table.ts';
import { prepareTarget } from './target.ts';
import { worstRequests } from './worst-requests.ts';
import { shapes } from './worst-texts.ts';

/** Number of failures shown in full. */
const mostShown = 20;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 999_999)) },
    from: { type: 'string', default: '0' },
    worst: { type: 'boolean', default: false },
    store: { type: 'string', default: 'embedded' },
  },
});
const [requests, seed, from] = [values.requests, values.seed, values.from].map(wholeNumber) as [
  number,
  number,
  number,
];

const database = values.store === 'postgres' ? await startServer() : null;
const target = await prepareTarget(database ? { DATABASE_URL: database.url } : {});
const begun = performance.now();
const seconds = () => (performance.now() - begun) / 1000;
let reportedAt = 0;
const attacks = values.worst
  ? worstRequests(target.known, Object.keys(shapes))
  : generatedRequests(seed, from, requests, target.known);
console.log(values.worst ? 'The texts that take longest' : `${requests} requests with seed ${seed}`);
try {
  const outcome = await attack(target, attacks, (done) => {
    if (seconds() - reportedAt < 10) return;
    reportedAt = seconds();
    console.log(`${done} in ${reportedAt.toFixed(0)} s`);
  });
  console.log(`\n${tableOf(outcome)}\n\nin ${seconds().toFixed(0)} s`);
  for (const failure of outcome.failures.slice(0, mostShown)) console.log(`\n${described(failure)}`);
  console.log(
    outcome.failures.length === 0 ? 'Everything held.' : `${outcome.failures.length} did not hold.`,
  );
  process.exitCode = outcome.failures.length === 0 ? 0 : 1;
} finally {
  await target.remove();
  await database?.remove();
}

function described({ index, what, request, answer }: Failure): string {
  const again = values.worst
    ? ''
    : ` Once more: npm run attack -- --seed ${seed} --from ${from + index} --requests 1`;
  return [
    `Request ${from + index}, ${nameOf(request)}: ${what}.${again}`,
    JSON.stringify(request, null, 2).slice(0, 5000),
    ...(answer ? [answer.body.slice(0, 2000)] : []),
  ].join('\n');
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`"${text}" is no number`);
  return Number(text);
}
