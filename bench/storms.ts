/**
 * What storms of heavy requests do to everybody else: npm run bench:storms. A quiet client asks for estimates and for the
 * service's health, first alone and then during each storm of four greedy clients, with the limits as they come out of the
 * box; the quiet client has a key with room for all it asks. Arguments are the names of storms, if not all. SECONDS is how long each takes (20). Fails where a p99 is more
 * than twice that without a storm, the program takes more than 400 MB, or an answer is a 5xx other than 503.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAsking } from './support/asking.ts';
import { type StormName, type Tally, stormNames } from './storms/kinds.ts';

const seconds = Number(process.env['SECONDS'] ?? 20);
const port = 4473;
const most = { ratio: 2, megabytes: 400 };
const pauseMs = 10;
const wanted = process.argv.slice(2);
const names = stormNames.filter((name) => wanted.length === 0 || wanted.includes(name));

const dataDir = await mkdtemp(join(tmpdir(), 'lintel-storms-'));
const env = {
  ...process.env,
  ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  ...{ LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' },
};
const created = execFileSync(
  process.execPath,
  ['dist/main.js', 'keys', 'create', '--label', 'quiet', '--limit', '1000000/1h'],
  { env, encoding: 'utf8' },
);
const key = /lintel_live_\S+/.exec(created)?.[0];
const program = spawn(process.execPath, ['dist/main.js'], { env, stdio: 'ignore' });
const ask = createAsking(port, '198.51.100.1', key);

const estimate = {
  method: 'POST',
  path: '/api/internal-doors/estimate',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ doors: [{ doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' }] }),
};
const health = { path: '/healthz' };

interface Times {
  readonly estimates: number[];
  readonly health: number[];
}

/** Asks in turn for as long as told, and notes how long each answer took. */
async function measure(forSeconds: number, wrong: string[]): Promise<Times> {
  const times: Times = { estimates: [], health: [] };
  const until = performance.now() + forSeconds * 1000;
  while (performance.now() < until) {
    for (const [name, asked] of [
      ['estimates', estimate],
      ['health', health],
    ] as const) {
      const begun = performance.now();
      const status = await ask(asked).catch(() => 'no answer');
      times[name].push(performance.now() - begun);
      if (status !== 200) wrong.push(`the quiet client got ${status}`);
      await sleep(pauseMs);
    }
  }
  return times;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

/** The storm itself, and the most memory the program had meanwhile. */
async function storm(name: StormName): Promise<{ tally: Tally; megabytes: number }> {
  const greedy = [process.execPath, 'bench/storms/greedy.ts', name, String(port), String(seconds)];
  const [command = '', ...words] = process.platform === 'linux' ? ['chrt', '--idle', '0', ...greedy] : greedy;
  let megabytes = 0;
  const watch = setInterval(() => {
    void readFile(`/proc/${program.pid}/status`, 'utf8').then((status) => {
      megabytes = Math.max(megabytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    });
  }, 100);
  const { stdout } = await promisify(execFile)(command, words).finally(() => {
    clearInterval(watch);
  });
  return { tally: JSON.parse(stdout) as Tally, megabytes };
}

const show = ({ estimates, health }: Times, calm?: Times): string =>
  Object.entries({ estimates, health })
    .map(([name, times]) => {
      const figures = [0.5, 0.99].map((share) => {
        const before = calm && percentile(calm[name === 'health' ? 'health' : 'estimates'], share);
        const now = percentile(times, share);
        return `p${share * 100} ${now.toFixed(1)} ms${before === undefined ? '' : ` (× ${(now / before).toFixed(2)})`}`;
      });
      return `  ${name.padEnd(9)} ${figures.join(', ')} of ${times.length}`;
    })
    .join('\n');

const faults: string[] = [];
try {
  await untilServed();
  await measure(2, faults);
  const calm = await measure(seconds, faults);
  console.log(`without a storm, ${seconds} s\n${show(calm)}`);
  for (const name of names) {
    const [times, { tally, megabytes }] = await Promise.all([measure(seconds, faults), storm(name)]);
    const told = Object.entries(tally).map(([status, count]) => `${status}: ${count}`);
    console.log(`${name}\n${show(times, calm)}\n  ${told.join(', ')}; ${megabytes.toFixed(0)} MB`);
    for (const each of ['estimates', 'health'] as const) {
      const ratio = percentile(times[each], 0.99) / percentile(calm[each], 0.99);
      if (ratio > most.ratio) faults.push(`${name}: p99 of ${each} is ${ratio.toFixed(2)} times as long`);
    }
    if (megabytes > most.megabytes) faults.push(`${name}: ${megabytes.toFixed(0)} MB`);
    const broken = Object.keys(tally).filter((status) => status.startsWith('5') && status !== '503');
    if (broken.length > 0) faults.push(`${name}: answers with ${broken.join(', ')}`);
    // What still waits is answered before the next one.
    await sleep(2000);
  }
} finally {
  program.kill();
  await rm(dataDir, { recursive: true, force: true });
}
for (const fault of new Set(faults)) console.log(`too much: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask(health).catch(() => null)) === 200) return;
    await sleep(100);
  }
  throw new Error('The program did not start: run npm run build first.');
}
