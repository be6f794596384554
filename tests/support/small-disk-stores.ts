import { mkdir } from 'node:fs/promises';
import type { Environment } from './child.ts';
import { limitFileSize, mountSmallDisk } from './disks.ts';
import { startPrivatePostgres } from './postgres.ts';
import { giveToServerUser } from './postgres-binaries.ts';
import { type Program, startProgram } from './program.ts';
import { rawStatement } from './raw-rows.ts';

/** A program whose store is on a disk that a test can fill. */
export interface OnSmallDisk {
  readonly program: Program;
  readonly env: Environment;
  readonly fill: () => unknown;
  readonly free: () => unknown;
}

/** A program with the effect of a small disk, without mounting: its files cannot grow. */
export async function withLimitedFiles(settings: Environment): Promise<OnSmallDisk> {
  const program = await startProgram({ env: settings });
  return {
    program,
    env: { DATA_DIR: program.dataDir },
    fill: () => limitFileSize(program.pid, 4096),
    free: () => limitFileSize(program.pid, 'unlimited'),
  };
}

export async function onSmallDisk(settings: Environment): Promise<OnSmallDisk> {
  const disk = await mountSmallDisk();
  const env = { DATA_DIR: disk.folder };
  return { ...disk, env, program: await startProgram({ env: { ...settings, ...env } }) };
}

/** A program with its tables on a small disk. PostgreSQL itself needs another disk, or it would exit. */
export async function postgresOnSmallDisk(settings: Environment): Promise<OnSmallDisk> {
  const disk = await mountSmallDisk(32);
  await mkdir(disk.folder);
  await giveToServerUser(disk.folder);
  const { url } = await startPrivatePostgres();
  await rawStatement({ DATABASE_URL: url }, `create tablespace small location '${disk.folder}'`);
  await rawStatement({ DATABASE_URL: url }, 'create database lintel tablespace small');
  const env = { DATABASE_URL: url.replace(/[^/]+$/, 'lintel') };
  return { ...disk, env, program: await startProgram({ env: { ...settings, ...env } }) };
}
