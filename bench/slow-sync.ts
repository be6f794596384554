/**
 * Whether estimates notice a slow disk: npm run build && npm run bench:slow-sync. The program runs under strace, which
 * makes every sync take 50 ms. The times of estimates are measured alone and while 64 people submit enquiries, in turns,
 * and compared by the slowest in a hundred. Fails where that is more than twice as long.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const submitters = 64;
const pauseMs = 500;
const rounds = 5;
const roundMs = 4000;
const mostRatio = 2;
const port = 4473;
const url = `http://127.0.0.1:${port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'lintel-slow-sync-'));
const slowDisk = ['-D', '-f', '-o', '/dev/null', '-e', 'trace=fdatasync,fsync'];
const delay = ['-e', 'inject=fdatasync,fsync:delay_enter=50000'];
const program = spawn('strace', [...slowDisk, ...delay, process.execPath, 'dist/main.js'], {
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_ANONYMOUS: 'off',
  },
  stdio: 'ignore',
});

try {
  await untilServed();
  await estimateFor(roundMs);
  const [alone, beside]: [number[], number[]] = [[], []];
  let submitted = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await estimateFor(roundMs)));
    const until = performance.now() + roundMs;
    const [times, counts] = await Promise.all([
      estimateFor(roundMs),
      Promise.all(Array.from({ length: submitters }, (_, number) => submitUntil(until, round, number))),
    ]);
    beside.push(...times);
    submitted += counts.reduce((sum, count) => sum + count, 0);
  }
  const [p99Alone, p99Beside] = [p99(alone), p99(beside)];
  const ratio = p99Beside / p99Alone;
  console.log(`estimates alone:           ${alone.length}, p99 ${p99Alone.toFixed(1)} ms`);
  console.log(`beside ${submitted} submissions: ${beside.length}, p99 ${p99Beside.toFixed(1)} ms`);
  console.log(`ratio ${ratio.toFixed(2)}, at most ${mostRatio}`);
  if (ratio > mostRatio) process.exitCode = 1;
} finally {
  program.kill();
  await rm(dataDir, { recursive: true, force: true });
}

async function post(path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
}

async function estimateFor(ms: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const begun = performance.now();
    await post('/api/internal-doors/estimate', { doors: [{ preset: 'single-no-panels' }] });
    times.push(performance.now() - begun);
  }
  return times;
}

/** Not all in the same moment: the machine that asks is the one that answers. */
async function submitUntil(until: number, round: number, submitter: number): Promise<number> {
  let count = 0;
  await sleep((submitter * pauseMs) / submitters);
  while (performance.now() < until) {
    const name = `${round}-${submitter}-${count}`;
    await post('/api/contact', {
      customer: { name: `Aoife ${name}`, email: `aoife.${name}@example.ie` },
      message: `Please call about a door for house number ${name}.`,
    });
    count += 1;
    await sleep(pauseMs);
  }
  return count;
}

function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The program did not start: it needs strace, and to be built first.');
}
