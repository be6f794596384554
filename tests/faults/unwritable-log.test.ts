import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk } from '../support/disks.ts';
import { ask, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { freePort } from '../support/free-port.ts';
import { type Program, startProgram } from '../support/program.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
/** Number of requests whose log lines exceed the buffer of a pipe several times over. */
const manyRequests = 1000;

const withLogIn = (place: string) => ['sh', '-c', `exec "$@" 2>${place}`, 'sh'];

async function estimateMany(program: Program, count: number): Promise<Set<number>> {
  const seen = new Set<number>();
  const doors = { doors: [{ preset: 'single-no-panels' }] };
  let left = count;
  const client = async () => {
    while (left-- > 0)
      seen.add((await submit(program.url, doors, {}, '/api/internal-doors/estimate')).status);
  };
  await Promise.all(Array.from({ length: 8 }, client));
  return seen;
}

/** Bound for the time of a stop, in ms. A stop that waits for the log takes longer. */
const stopWithinMs = 4000;

async function stopInTime(program: Program, place: string): Promise<void> {
  const begun = performance.now();
  expect(await program.stop()).toEqual({ code: 0, signal: null });
  figuresOf(`a log that goes to ${place}`, 'the embedded store').within(
    'exit',
    [performance.now() - begun],
    stopWithinMs,
  );
}

/** A pipe that is held open, and read only on demand. */
async function pipe(): Promise<{ path: string; readSome: () => string }> {
  const path = join(await temporaryFolder(), 'log');
  execFileSync('mkfifo', [path]);
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => {
    closeSync(descriptor);
  });
  return {
    path,
    readSome: () =>
      execFileSync('dd', ['bs=65536', 'count=1', 'status=none'], {
        stdio: [descriptor, 'pipe', 'ignore'],
      }).toString(),
  };
}

const places: [string, () => Promise<string>][] = [
  ['a full disk', () => Promise.resolve('/dev/full')],
  ['an unread pipe', async () => (await pipe()).path],
  ['a closed descriptor', () => Promise.resolve('&-')],
];

describe.each(places)('a log that goes to %s', (name, place) => {
  it('delays neither answers nor a stop', async () => {
    // With one libuv thread, a log write that blocks would stop all file reads.
    const env = { ...limitsOff, UV_THREADPOOL_SIZE: '1' };
    const program = await startProgram({ env, under: withLogIn(await place()) });
    expect(await estimateMany(program, manyRequests)).toEqual(new Set([200]));
    const { body } = await ask(`${program.url}/`);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(String(body['text'])) ?? [];
    expect([script !== '', await statusOf(`${program.url}${script}`)]).toEqual([true, 200]);
    await stopInTime(program, name);
  }, 120_000);
});

it('a log continues with whole lines and without a gap once its pipe is read', async () => {
  const { path, readSome } = await pipe();
  const program = await startProgram({ env: limitsOff, under: withLogIn(path) });
  await estimateMany(program, manyRequests);
  let text = '';
  const lines = () => {
    text += readSome();
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { msg: string });
  };
  await expect.poll(() => lines().filter(({ msg }) => msg === 'answered').length).toBe(manyRequests);
  await stopInTime(program, 'a pipe that is read late');
}, 120_000);

it.skipIf(!canMount)(
  'log lines are dropped on a full disk, and their number is logged once there is room',
  async () => {
    const disk = await mountSmallDisk();
    const log = join(disk.folder, '..', 'log');
    const port = String(await freePort());
    const env = { ...limitsOff, METRICS_PORT: port };
    const program = await startProgram({ env, under: withLogIn(log) });
    disk.fill();
    // A few lines may fit into the last block of the log.
    expect(await estimateMany(program, 300)).toEqual(new Set([200]));
    const dropped = async () => {
      const { body } = await ask(`http://127.0.0.1:${port}/metrics`);
      return Number(/^lintel_log_lines_dropped_total (\d+)$/m.exec(String(body['text']))?.[1]);
    };
    await expect.poll(dropped).toBeGreaterThan(200);

    disk.free();
    await estimateMany(program, 1);
    const dropLines = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"dropped":'));
    await expect.poll(dropLines).toHaveLength(1);
    const count = await dropped();
    const entry = JSON.parse(dropLines()[0] ?? '') as { dropped: number };
    const figures = figuresOf('a log that goes to a disk without room', 'the embedded store');
    figures.holds('dropped lines are counted', entry.dropped === count, `${entry.dropped} of ${count} told`);
    expect(entry).toMatchObject({
      level: 40,
      msg: 'the log can be written again; lines before this one were dropped',
    });
    await stopInTime(program, 'a disk without room');
    expect(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)).toContain('"msg":"stopped"');
    expect(dropLines()).toHaveLength(1);
  },
);
