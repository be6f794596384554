import {
  cpSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { integrityOf } from '../support/integrity.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type StoreEnv, rawRows, rawStatement } from '../support/raw-rows.ts';
import { backWithinMs, msUntilTaken } from '../support/store-away.ts';

const fileIn = (folder: string) => join(folder, 'lintel.db');

/** A program with one enquiry, whose data folder can be moved. */
async function started() {
  const folder = join(await temporaryFolder(), 'data');
  const env = { DATA_DIR: folder, RATE_LIMIT_ANONYMOUS: 'off' };
  const program = await startProgram({ env });
  expect((await submit(program.url, contact(1))).status).toBe(200);
  return { program, env, folder };
}

const awayLines = (program: Program) =>
  program
    .logs()
    .split('\n')
    .filter((line) => line.includes('the store is away'));

const isReady = (program: Program) => () => statusOf(`${program.url}/readyz`);

const storedIn = async (env: StoreEnv) =>
  (await rawRows(env, 'enquiries'))
    .map(({ request }) => (JSON.parse(String(request)) as { message: string }).message)
    .sort();
const messages = (...numbers: number[]) => numbers.map((number) => contact(number).message).sort();

const moved = /its file was moved or removed/;
const damaged = /its file is damaged/;

const losses: [string, RegExp, (folder: string) => void][] = [
  [
    'deleted',
    moved,
    (folder) => {
      for (const name of readdirSync(folder).filter((each) => each.startsWith('lintel.db')))
        rmSync(join(folder, name));
    },
  ],
  [
    'moved with its folder',
    moved,
    (folder) => {
      renameSync(folder, `${folder}-moved`);
    },
  ],
  [
    'emptied',
    damaged,
    (folder) => {
      truncateSync(fileIn(folder), 0);
    },
  ],
  [
    'cut off',
    damaged,
    (folder) => {
      truncateSync(fileIn(folder), 4096);
    },
  ],
  [
    'overwritten',
    damaged,
    (folder) => {
      writeFileSync(fileIn(folder), Buffer.alloc(statSync(fileIn(folder)).size, 'garbage '));
    },
  ],
];

const rounds = faultRounds(1, 10);

describe.each(losses)('a store that is %s under the running service', (how, reason, lose) => {
  it(
    'makes the service refuse enquiries, log the reason once, and recover when the store is restored',
    async () => {
      const { program, env, folder } = await started();
      const figures = figuresOf(`a store that is ${how}`, 'the embedded store', rounds);
      const recoveryMs: number[] = [];
      const accepted = [1];
      for (let round = 1; round <= rounds; round += 1) {
        // Checkpointed, so that the file has more than one page to truncate.
        await rawStatement(env, 'pragma wal_checkpoint');
        expect((await submit(program.url, contact(round * 10))).status).toBe(200);
        const place = `${folder}-${round}`;
        cpSync(folder, `${place}-copy`, { recursive: true });

        lose(folder);
        for (const number of [3, 4, 5]) expect((await submit(program.url, contact(number))).status).toBe(503);
        // The first error may be less specific than that of the next attempt to open the store.
        const readiness = async () => {
          const { status, body } = await ask(`${program.url}/readyz`);
          return [status, body['detail']];
        };
        await expect.poll(readiness).toEqual([503, expect.stringMatching(reason)]);
        await expect.poll(() => awayLines(program)).toHaveLength(round);

        if (existsSync(folder)) renameSync(folder, `${place}-lost`);
        else renameSync(`${folder}-moved`, `${place}-moved`);
        renameSync(`${place}-copy`, folder);
        recoveryMs.push(await msUntilTaken(program.url, round * 10 + 1));
        accepted.push(round * 10, round * 10 + 1);
        expect(await storedIn(env)).toEqual(messages(...accepted));
        figures.round(round);
      }
      figures.within('taking enquiries again', recoveryMs, backWithinMs);
      expect(await program.stop()).toEqual({ code: 0, signal: null });
      expect(await storedIn(env)).toEqual(messages(...accepted));
      figures.intact(integrityOf(folder));
    },
    60_000 + rounds * 10_000,
  );
});

it('the service has all checkpointed enquiries after the write-ahead log was deleted under it', async () => {
  const { program, env, folder } = await started();
  rmSync(`${fileIn(folder)}-wal`);
  expect((await submit(program.url, contact(2))).status).toBe(503);
  await expect.poll(isReady(program)).toBe(200);
  expect((await submit(program.url, contact(3))).status).toBe(200);
  expect(await storedIn(env)).toEqual(expect.arrayContaining(messages(1, 3)));
  await program.stop();
  expect(await storedIn(env)).toEqual(expect.arrayContaining(messages(1, 3)));
});

it('the service switches to another store that replaces its files, and has all its rows', async () => {
  const other = await started();
  expect((await submit(other.program.url, contact(2))).status).toBe(200);
  // A kill leaves the last enquiries in the write-ahead log.
  await other.program.kill9();
  const { program, env, folder } = await started();
  renameSync(folder, `${folder}-old`);
  renameSync(other.folder, folder);
  // SQLite deletes companion files by name when it closes a database, and these names now belong to the other
  // store.
  const companions = () => ['-wal', '-shm'].map((ending) => statSync(`${fileIn(folder)}${ending}`).ino);
  const before = companions();

  expect((await submit(program.url, contact(3))).status).toBe(503);
  await expect.poll(isReady(program)).toBe(200);
  expect((await submit(program.url, contact(4))).status).toBe(200);
  expect(companions()).toEqual(before);
  expect(await storedIn(env)).toEqual(messages(1, 2, 4));
  expect(readdirSync(folder).filter((name) => name.endsWith('.aside'))).toEqual([]);
});

it('the service does not mistake an emptied file with a write-ahead log for a new store', async () => {
  const { program, env, folder } = await started();
  await program.kill9();
  truncateSync(fileIn(folder), 0);
  const next = await startProgram({ env });
  expect(await statusOf(`${next.url}/readyz`)).toBe(503);
  expect((await submit(next.url, contact(2))).status).toBe(503);
  expect(statSync(`${fileIn(folder)}-wal`).size).toBeGreaterThan(0);
});
