import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { ask, contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { startListening } from '../support/listening.ts';
import { startProgram } from '../support/program.ts';
import { readyFolder } from '../support/ready-stores.ts';

/** Settings with metrics, and a function that reads one metric. */
async function measured(env: Environment) {
  const port = String(await freePort());
  const metric = async (name: string): Promise<number | undefined> => {
    const text = String((await ask(`http://127.0.0.1:${port}/metrics`)).body['text']);
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1).replace('+Inf', 'Infinity'));
  };
  return { env: { ...env, METRICS_PORT: port, METRICS_HOST: '127.0.0.1' }, metric };
}

const good = 'lintel_backups_total{outcome="good"}';
const failed = 'lintel_backups_total{outcome="failed"}';
const age = 'lintel_backup_age_seconds';

/** A backup runs at low priority, and takes up to a hundred times as long on a busy machine. */
const pollTimeout = { timeout: 100_000 };

it('the service makes due backups, keeps the configured number, and reports the age of the last one', async () => {
  const DATA_DIR = await readyFolder();
  const before = await startListening({ DATA_DIR });
  expect((await submit(before.url, contact(1))).status).toBe(200);
  await before.stop();

  const folder = join(await temporaryFolder(), 'backups');
  const { env, metric } = await measured({ DATA_DIR, BACKUP_DIR: folder, BACKUP_KEEP: '1' });
  const program = await startProgram({ env: { ...env, BACKUP_EVERY: '1s' } });
  await expect.poll(() => metric(good), pollTimeout).toBeGreaterThanOrEqual(1);
  writeFileSync(join(folder, 'letter.txt'), 'not a backup');
  await expect.poll(() => metric(good), pollTimeout).toBeGreaterThanOrEqual(2);
  await expect
    .poll(() => readdirSync(folder).sort(), pollTimeout)
    .toEqual(['letter.txt', expect.stringMatching(/^lintel-\S+Z\.db$/)]);
  const madeAt = timeIn(/.*"file":"([^"]+)","msg":"backed up"/s.exec(program.logs())?.[1] ?? '');
  // The reported backup may be newer than the logged one.
  const ageSeconds = await metric(age);
  expect(ageSeconds).toBeGreaterThanOrEqual(0);
  expect(ageSeconds).toBeLessThanOrEqual((Date.now() - madeAt) / 1000);
  expect(await metric(failed)).toBe(0);
  expect(program.logs()).toMatch(/"level":30,[^\n]*"file":"[^"]+\/lintel-\S+Z\.db","msg":"backed up"/);
  expect(await program.stop()).toEqual({ code: 0, signal: null });

  const [backup = '', ...more] = readdirSync(folder).filter((name) => name.startsWith('lintel-'));
  expect(more).toEqual([]);
  const modes = [folder, join(folder, backup)].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600']);
  const restored = { DATA_DIR: join(await temporaryFolder(), 'data') };
  expect(await runCommand(['restore', join(folder, backup)], { env: restored })).toMatchObject({ code: 0 });
  expect(await exported(restored)).toEqual(await exported({ DATA_DIR }));
}, 240_000);

/** The time of a backup, by its file name. */
function timeIn(file: string): number {
  const [, day = '', hours = '', minutes = '', seconds = '', ms = ''] =
    /lintel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/.exec(file) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

it('the service continues when a backup fails, and logs only the reason', async () => {
  const { env, metric } = await measured({ BACKUP_DIR: await temporaryFolder() });
  const program = await startProgram({ env: { ...env, DATA_DIR: '/dev/null/data', DATABSE_URL: 'x' } });
  await expect.poll(() => metric(failed), pollTimeout).toBe(1);
  expect(await metric(age)).toBe(Infinity);
  await expect
    .poll(() => program.logs())
    .toMatch(
      /"reason":"there is no store in \/dev\/null\/data[^"]*","msg":"the backup failed; it will be tried again"/,
    );
  expect(await statusOf(`${program.url}/products`)).toBe(200);
}, 240_000);

it.each([
  ['in a folder that cannot be made', () => Promise.resolve('/dev/null/backups')],
  [
    'that is no folder',
    async () => {
      const file = join(await temporaryFolder(), 'file');
      writeFileSync(file, '');
      return file;
    },
  ],
])('the service accepts enquiries with a BACKUP_DIR %s, and counts the failed backups', async (_, place) => {
  const { env, metric } = await measured({ BACKUP_DIR: await place() });
  const { url } = await startListening(env);
  await expect.poll(() => metric(failed)).toBe(1);
  expect(await metric(age)).toBe(Infinity);
  expect((await submit(url, contact(1))).status).toBe(200);
});

it('the service reports the age of the last backup from before its start', async () => {
  const folder = await temporaryFolder();
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().replace(/[:.]/g, '-');
  writeFileSync(join(folder, `lintel-${anHourAgo}.db`), '');
  const { env, metric } = await measured({ BACKUP_DIR: folder, BACKUP_EVERY: '2h' });
  const { stop } = await startListening(env);
  expect(await metric(age)).toBeGreaterThanOrEqual(3600);
  expect(await metric(age)).toBeLessThan(3700);
  await stop();
  expect(readdirSync(folder)).toHaveLength(1);
});

it('the service has no backup metrics unless backups are configured', async () => {
  const { env, metric } = await measured({});
  await startListening(env);
  expect(await metric(age)).toBeUndefined();
});
