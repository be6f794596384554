import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, exported, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand, startProgram } from '../support/program.ts';

async function withMetrics(env: Record<string, string>) {
  const port = String(await freePort());
  const program = await startProgram({ env: { ...env, METRICS_PORT: port, METRICS_HOST: '127.0.0.1' } });
  const metric = async (name: string): Promise<number | undefined> => {
    const text = String((await ask(`http://127.0.0.1:${port}/metrics`)).body['text']);
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1).replace('+Inf', 'Infinity'));
  };
  return { program, metric };
}

const good = 'lintel_backups_total{outcome="good"}';
const failed = 'lintel_backups_total{outcome="failed"}';
const age = 'lintel_backup_age_seconds';

/** A backup gives way to whatever else the machine does, and may take a hundred times as long on a busy one. */
const patience = { timeout: 100_000 };

it('backs the store up on time, keeps as many as wished, and tells the age of the last', async () => {
  const folder = join(await temporaryFolder(), 'backups');
  const { program, metric } = await withMetrics({
    BACKUP_DIR: folder,
    BACKUP_EVERY: '1s',
    BACKUP_KEEP: '2',
  });
  expect((await submit(program.url, contact(1))).status).toBe(200);
  writeFileSync(join(await newestOf(folder, 1), '..', 'letter.txt'), 'not a backup');

  await expect.poll(() => metric(good), patience).toBeGreaterThanOrEqual(4);
  await expect
    .poll(() => readdirSync(folder).sort(), patience)
    .toEqual([
      'letter.txt',
      expect.stringMatching(/^lintel-\S+Z\.db$/),
      expect.stringMatching(/^lintel-\S+Z\.db$/),
    ]);
  const madeAt = timeIn(/.*"file":"([^"]+)","msg":"backed up"/s.exec(program.logs())?.[1] ?? '');
  // Another one may be made meanwhile, which is younger.
  const told = await metric(age);
  expect(told).toBeGreaterThanOrEqual(0);
  expect(told).toBeLessThanOrEqual((Date.now() - madeAt) / 1000);
  expect(await metric(failed)).toBe(0);
  const modes = [folder, await newestOf(folder, 1)].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600']);
  expect(program.logs()).toMatch(/"level":30,[^\n]*"file":"[^"]+\/lintel-\S+Z\.db","msg":"backed up"/);
  expect(await program.stop()).toEqual({ code: 0, signal: null });
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);

  const restored = { DATA_DIR: join(await temporaryFolder(), 'data') };
  const { code } = await runCommand(['restore', await newestOf(folder, 1)], { env: restored });
  expect(code).toBe(0);
  expect(await exported(restored)).toEqual(await exported({ DATA_DIR: program.dataDir }));
}, 240_000);

/** When a backup was made, by its name. */
function timeIn(file: string): number {
  const [, day = '', hours = '', minutes = '', seconds = '', ms = ''] =
    /lintel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/.exec(file) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
}

async function newestOf(folder: string, count: number): Promise<string> {
  const backups = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.db'));
    } catch {
      return [];
    }
  };
  await expect.poll(() => backups().length, patience).toBeGreaterThanOrEqual(count);
  return join(folder, backups().sort().at(-1) ?? '');
}

it('knows the age of the last good backup from before its start, and waits for the next to be due', async () => {
  const folder = await temporaryFolder();
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().replace(/[:.]/g, '-');
  writeFileSync(join(folder, `lintel-${anHourAgo}.db`), '');
  const { program, metric } = await withMetrics({ BACKUP_DIR: folder, BACKUP_EVERY: '2h' });
  expect(await metric(age)).toBeGreaterThanOrEqual(3600);
  expect(await metric(age)).toBeLessThan(3700);
  expect(await program.stop()).toEqual({ code: 0, signal: null });
  expect(readdirSync(folder)).toHaveLength(1);
});

it('is not put off by a backup dated ahead, nor counts it as one of its own', async () => {
  const folder = await temporaryFolder();
  const ahead = 'lintel-2999-01-01T00-00-00-000Z.db';
  const older = `lintel-2020-01-01T00-00-00-000Z.db.partial`;
  for (const name of [ahead, older]) writeFileSync(join(folder, name), '');
  const { metric } = await withMetrics({ BACKUP_DIR: folder, BACKUP_EVERY: '1s', BACKUP_KEEP: '1' });
  await expect.poll(() => metric(good), patience).toBeGreaterThanOrEqual(2);
  await expect
    .poll(() => readdirSync(folder).filter((name) => !name.includes('partial')))
    .toEqual([expect.not.stringContaining('2999')]);
  expect(readdirSync(folder)).not.toContain(older);
}, 240_000);

it('serves with a BACKUP_DIR that is no folder, and says that backups fail', async () => {
  const file = join(await temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { program, metric } = await withMetrics({ BACKUP_DIR: file, BACKUP_EVERY: '1s' });
  await expect.poll(() => metric(failed), patience).toBeGreaterThanOrEqual(1);
  expect((await submit(program.url, contact(1))).status).toBe(200);
}, 240_000);

it('goes on serving when a backup fails, and says so in the log and the metrics', async () => {
  const { program, metric } = await withMetrics({ BACKUP_DIR: '/dev/null/backups', BACKUP_EVERY: '1s' });
  await expect.poll(() => metric(failed), patience).toBeGreaterThanOrEqual(2);
  expect(await metric(age)).toBe(Infinity);
  expect(program.logs()).toMatch(/"reason":"[^"]+","msg":"the backup failed; it will be tried again"/);
  expect((await submit(program.url, contact(1))).status).toBe(200);
}, 240_000);

it('logs the reason, whatever else the command that makes backups has to say', async () => {
  const env = { DATA_DIR: '/dev/null/data', DATABSE_URL: 'x', BACKUP_DIR: await temporaryFolder() };
  const { program, metric } = await withMetrics(env);
  await expect.poll(() => metric(failed), patience).toBe(1);
  await expect.poll(() => program.logs()).toMatch(/"reason":"there is no store in \/dev\/null\/data/);
}, 240_000);

it('says nothing of backups where none are asked for', async () => {
  const { metric } = await withMetrics({});
  expect(await metric(age)).toBeUndefined();
});
