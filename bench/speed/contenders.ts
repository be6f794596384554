import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';
import type { BareAnswer } from '../peers/bare.ts';
import type { Case } from './cases.ts';

/** A server under measurement; idle while other contenders are measured. */
export interface Contender {
  readonly name: string;
  readonly port: number;
  readonly process: ChildProcess;
}

const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
const nowhere = openSync('/dev/null', 'w');
const running = new Set<ChildProcess>();

async function start(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Contender> {
  const port = await freePort();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', nowhere, nowhere],
  });
  running.add(child);
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await isThere(port)) return { name, port, process: child };
    if (child.exitCode !== null) break;
    await sleep(5);
  }
  throw new Error(`${name} did not start.`);
}

/** Whether a server responds on a port. Cheap, because it is called very often while the program starts. */
const isThere = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (answer) => {
      answer.resume();
      resolve(true);
    }).once('error', () => {
      resolve(false);
    });
  });

export async function stop({ process: child }: Contender): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Stops all contenders, even after failures. */
export async function stopAll(): Promise<void> {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(
    [...running].filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')),
  );
  rmSync(folder, { recursive: true, force: true });
}

const wide = '1000000/1m';
const limits = {
  ...{ RATE_LIMIT_ANONYMOUS: wide, RATE_LIMIT_RENDER: wide, RATE_LIMIT_MCP: wide },
};
let stores = 0;

/** Starts the shipped program with all its features on: validation, limits (high ones), headers, logs. */
export const startLintel = (
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<Contender> =>
  start('lintel', [...flags, 'dist/main.js'], {
    DATA_DIR: join(folder, `store-${stores++}`),
    ...limits,
    ...env,
  });

/** Starts the other contenders of a case. */
export async function startOthers({ peers, stores: isStored = false }: Case, answer: BareAnswer) {
  const answerFile = join(folder, 'answer.json');
  writeFileSync(answerFile, JSON.stringify(answer));
  const others = [start('bare', ['bench/peers/bare.ts'], { BARE_ANSWER: answerFile })];
  if (peers) {
    others.push(start('express', ['bench/peers/express.ts']), start('hono', ['bench/peers/hono.ts']));
    others.push(start('nest', ['--import=./bench/peers/with-decorators.mjs', 'bench/peers/nest.ts']));
  }
  if (isStored)
    others.push(
      start('one commit each', ['bench/peers/commits.ts'], {
        DATA_DIR: mkdtempSync(join(folder, 'commits-')),
      }),
    );
  return Promise.all(others);
}
