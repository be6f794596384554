import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { canMount, readOnlyFolder } from '../support/disks.ts';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { integrityOf } from '../support/integrity.ts';
import { startProgram } from '../support/program.ts';
import { onSmallDisk, postgresOnSmallDisk, withLimitedFiles } from '../support/small-disk-stores.ts';
import { backWithinMs, expectNoStore, expectRefused, msUntilTaken } from '../support/store-away.ts';
import { canTrace, failDisk } from '../support/strace.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
const rounds = faultRounds(1, 10);
const embedded = 'the embedded store';

async function expectStored(env: Environment, numbers: number[]): Promise<void> {
  const stored = await exported(env);
  expect(stored.map(({ request }) => request)).toEqual(numbers.map((number) => contact(number)));
}

/** Ways to fill a disk: a small mounted one where mounting is permitted, otherwise a file size limit. */
const fullDisks = [
  ['a disk on which no file can grow', embedded, withLimitedFiles] as const,
  ...(canMount
    ? ([
        ['a full disk of 4 MB', embedded, onSmallDisk],
        ['a full disk of 32 MB', 'PostgreSQL', postgresOnSmallDisk],
      ] as const)
    : []),
];

describe.each(fullDisks)('%s, under %s', (fault, store, start) => {
  it(
    'makes the service refuse enquiries, lose none, and accept them again when there is room',
    async () => {
      const { program, env, fill, free } = await start(limitsOff);
      const figures = figuresOf(fault, store, rounds);
      const taken: number[] = [];
      const recoveryMs: number[] = [];
      let next = 1;
      for (let round = 0; round < rounds; round += 1) {
        await fill();
        // A few more enquiries may fit into space that the store has already allocated.
        let status = 200;
        for (let tries = 0; status === 200 && tries < 500; tries += 1) {
          ({ status } = await submit(program.url, contact((next += 1))));
          if (status === 200) taken.push(next);
        }
        expect(status).toBe(503);
        await expectRefused(program.url, next + 1, next + 2, next + 3);
        // On PostgreSQL the readiness check writes less than an enquiry does, for which there is still room.
        if (store === embedded) await expect.poll(() => statusOf(`${program.url}/readyz`)).toBe(503);
        await free();
        recoveryMs.push(await msUntilTaken(program.url, (next += 4)));
        taken.push(next);
        expect(await statusOf(`${program.url}/readyz`)).toBe(200);
        figures.round(round + 1);
      }
      figures.within('taking enquiries again', recoveryMs, backWithinMs);
      await expectStored(env, taken);
      expect(await program.stop()).toEqual({ code: 0, signal: null });
      if (env['DATA_DIR'] !== undefined) figures.intact(integrityOf(env['DATA_DIR']));
    },
    60_000 + rounds * 20_000,
  );
});

describe.skipIf(!canTrace).each([
  ['a disk that fails (EIO)', 'EIO'],
  ['a disk that turns read-only (EROFS)', 'EROFS'],
] as const)('%s', (fault, error) => {
  it(
    'makes the service refuse enquiries, and accept them again once it works',
    async () => {
      const program = await startProgram({ env: limitsOff });
      const figures = figuresOf(fault, embedded, rounds);
      const recoveryMs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const disk = await failDisk(program.pid, error);
        await expectNoStore(program.url, 101, 102);
        expect(program.logs()).toContain('the disk reports an error');
        await disk.mend();
        recoveryMs.push(await msUntilTaken(program.url, round + 1));
        figures.round(round + 1);
      }
      figures.within('taking enquiries again', recoveryMs, backWithinMs);
      await expectStored(
        { DATA_DIR: program.dataDir },
        recoveryMs.map((_, round) => round + 1),
      );
      await program.stop();
      figures.intact(integrityOf(program.dataDir));
    },
    60_000 + rounds * 20_000,
  );
});

it('the service starts without a data folder, and accepts enquiries once the folder can be created', async () => {
  const obstacle = join(await temporaryFolder(), 'file');
  writeFileSync(obstacle, '');
  const env = { DATA_DIR: join(obstacle, 'data') };
  const program = await startProgram({ env: { ...limitsOff, ...env } });
  await expectNoStore(program.url, 101);
  rmSync(obstacle);
  mkdirSync(obstacle);
  const recoveryMs = await msUntilTaken(program.url, 1);
  figuresOf('a folder that cannot be made', embedded).within('taking enquiries', [recoveryMs], backWithinMs);
  await expectStored(env, [1]);
});

it('the service starts with a read-only store, and accepts enquiries once it is writable', async () => {
  const { folder, forbid, allow } = await readOnlyFolder();
  const env = { DATA_DIR: folder };
  const first = await startProgram({ env: { ...limitsOff, ...env } });
  expect((await submit(first.url, contact(1))).status).toBe(200);
  await first.stop();

  await forbid();
  const program = await startProgram({ env: { ...limitsOff, ...env } });
  await expectNoStore(program.url, 101);
  await allow();
  const recoveryMs = await msUntilTaken(program.url, 2);
  const figures = figuresOf('a disk that is read-only at the start', embedded);
  figures.within('taking enquiries', [recoveryMs], backWithinMs);
  await expectStored(env, [1, 2]);
  await program.stop();
  figures.intact(integrityOf(folder));
});
