import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { canMount, limitFileSize, mountSmallDisk, readOnlyFolder } from '../support/disks.ts';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { type Program, startProgram } from '../support/program.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

/** Refused with 503 and ready to be repeated, while what needs no store is served as ever. */
async function expectNoStore(program: Program): Promise<void> {
  for (const number of [101, 102, 103]) {
    const { status, headers, body } = await submit(program.url, contact(number));
    expect([status, body['code'], headers.has('retry-after')]).toEqual([503, 'store_unavailable', true]);
  }
  expect(await statusOf(`${program.url}/readyz`)).toBe(503);
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  expect(await statusOf(`${program.url}/openapi.json`)).toBe(200);
}

async function expectStored(program: Program, numbers: number[]): Promise<void> {
  const stored = await exported({ DATA_DIR: program.dataDir });
  expect(stored.map(({ request }) => request)).toEqual(numbers.map((number) => contact(number)));
}

/** A real full disk where we may mount one; everywhere a limit below which no file can grow, to the same effect. */
const fullDisks: [string, () => Promise<{ program: Program; fill: () => unknown; free: () => unknown }>][] = [
  [
    'whose files may not grow',
    async () => {
      const program = await startProgram({ env: limitsOff });
      return {
        program,
        fill: () => limitFileSize(program.pid, 4096),
        free: () => limitFileSize(program.pid, 'unlimited'),
      };
    },
  ],
];
if (canMount) {
  fullDisks.push([
    'of 4 MB that is full',
    async () => {
      const disk = await mountSmallDisk();
      return { ...disk, program: await startProgram({ env: { ...limitsOff, DATA_DIR: disk.folder } }) };
    },
  ]);
}

describe.each(fullDisks)('a disk %s', (_, start) => {
  it('refuses enquiries, loses none, and takes them again when there is room', async () => {
    const { program, fill, free } = await start();
    expect((await submit(program.url, contact(1))).status).toBe(200);

    await fill();
    // A little may still fit into what the store has already taken.
    const before: number[] = [1];
    let status = 200;
    for (let number = 2; status === 200 && number < 500; number += 1) {
      ({ status } = await submit(program.url, contact(number)));
      if (status === 200) before.push(number);
    }
    expect(status).toBe(503);
    await expectNoStore(program);

    await free();
    expect((await submit(program.url, contact(101))).status).toBe(200);
    expect(await statusOf(`${program.url}/readyz`)).toBe(200);
    await expectStored(program, [...before, 101]);
    expect(await program.stop()).toEqual({ code: 0, signal: null });
  });
});

it('serves when its data folder cannot be made, and stores once it can', async () => {
  const obstacle = join(await temporaryFolder(), 'file');
  writeFileSync(obstacle, '');
  const program = await startProgram({ env: { ...limitsOff, DATA_DIR: join(obstacle, 'data') } });
  await expectNoStore(program);

  rmSync(obstacle);
  mkdirSync(obstacle);
  await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 5000 }).toBe(200);
  expect((await submit(program.url, contact(1))).status).toBe(200);
  await expectStored(program, [1]);
});

it('serves with a store that is read-only at its start, and stores once it is not', async () => {
  const { folder, forbid, allow } = await readOnlyFolder();
  const env = { ...limitsOff, DATA_DIR: folder };
  const first = await startProgram({ env });
  expect((await submit(first.url, contact(1))).status).toBe(200);
  await first.stop();

  await forbid();
  const program = await startProgram({ env });
  await expectNoStore(program);
  await allow();
  await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 5000 }).toBe(200);
  expect((await submit(program.url, contact(2))).status).toBe(200);
  await expectStored(program, [1, 2]);
});
