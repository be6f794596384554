/**
 * What telling others costs those who submit: npm run bench:outbox. Four services, each with a store of its own, are
 * measured in turns while the others stand still: one whose enquiries make no events at all, which the others are compared
 * to; one that tells nobody; one with three webhook endpoints that answer; and one with three that never do. STORE=postgres
 * measures on PostgreSQL, ROUNDS is how many turns each has (8). Every turn is compared to the one beside it, since a machine
 * is not equally fast all the time. Fails where events make throughput or the usual
 * time of an answer worse by more than a tenth; the processor's time is shown beside it, with that of the deliveries.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../tests/support/postgres-server.ts';
import { type Contender, startContender } from './outbox/contender.ts';
import { median } from './support/median.ts';

const rounds = Number(process.env['ROUNDS'] ?? 8);
const crowd = { clients: 16, ms: 1500 };
const alone = { clients: 1, ms: 700 };
const mostRatio = 1.1;
const firstPort = 4480;

const postgres = process.env['STORE'] === 'postgres' ? await startServer() : null;
const folder = await mkdtemp(join(tmpdir(), 'lintel-outbox-'));

/** The settings of a fresh store. */
async function newStore(number: number): Promise<Record<string, string>> {
  if (!postgres) return { DATA_DIR: join(folder, String(number)) };
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE outbox_${number}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `outbox_${number}`;
  return { DATABASE_URL: url.href, DATA_DIR: join(folder, String(number)) };
}

const receiverPorts = { answers: firstPort + 10, silent: firstPort + 11 };
const receivers = Object.entries(receiverPorts).map(([manner, port]) =>
  spawn(process.execPath, ['bench/outbox/receiver.ts', manner, String(port)], { stdio: 'ignore' }),
);
const three = (port: number) => [1, 2, 3].map((number) => `http://127.0.0.1:${port}/${number}`);

const base = 'no events at all';
const kinds = [
  { name: base, receivers: [], withoutEvents: true },
  { name: 'no endpoints', receivers: [] },
  { name: 'three that answer', receivers: three(receiverPorts.answers) },
  { name: 'three that are silent', receivers: three(receiverPorts.silent) },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What each turn came to. */
interface Figures {
  readonly perSecond: number[];
  readonly ms: number[];
  /** The processor's time for one submission. */
  readonly cpuMs: number[];
}

const newFigures = (): Figures => ({ perSecond: [], ms: [], cpuMs: [] });

const contenders: Contender[] = [];
try {
  for (const [number, kind] of kinds.entries())
    contenders.push(await startContender({ ...kind, port: firstPort + number, env: await newStore(number) }));
  const figures = new Map(contenders.map(({ name }) => [name, newFigures()]));
  for (const contender of contenders) await contender.measure(crowd.clients, crowd.ms);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 ? contenders.toReversed() : contenders) {
      const { perSecond, ms, cpuMs } = figures.get(contender.name) ?? newFigures();
      const together = await contender.measure(crowd.clients, crowd.ms);
      perSecond.push(together.times.length / (crowd.ms / 1000));
      cpuMs.push(together.cpuMs / together.times.length);
      ms.push(median((await contender.measure(alone.clients, alone.ms)).times));
    }
  }
  const compared = figures.get(base) ?? newFigures();
  const ratio = (own: readonly number[], theirs: readonly number[]) =>
    median(own.map((value, round) => value / (theirs[round] ?? NaN)));
  for (const [name, { perSecond, ms, cpuMs }] of figures) {
    const slower = ratio(compared.perSecond, perSecond);
    const later = ratio(ms, compared.ms);
    const dearer = sum(cpuMs) / sum(compared.cpuMs);
    console.log(
      `${name.padEnd(22)} ${median(perSecond).toFixed(0).padStart(5)}/s with ${crowd.clients} clients (× ${slower.toFixed(2)} slower), ` +
        `${median(ms).toFixed(2)} ms with one (× ${later.toFixed(2)}), ` +
        `${median(cpuMs).toFixed(2)} ms of the processor each (× ${dearer.toFixed(2)})`,
    );
    if (Math.max(slower, later) > mostRatio) process.exitCode = 1;
  }
  console.log(`ratios to the one without events, at most ${mostRatio}`);
} finally {
  for (const contender of contenders) contender.stop();
  for (const receiver of receivers) receiver.kill();
  await rm(folder, { recursive: true, force: true });
  await postgres?.remove();
}
