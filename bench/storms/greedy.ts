/**
 * The greedy clients of a storm, in a thread of their own. They stand for other machines, so they step back where whoever
 * measures needs a core.
 */
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { type Asked, createAsking } from './asking.ts';

export interface Storm {
  readonly name: StormName;
  readonly port: number;
  readonly seconds: number;
}

/** How many answers there were of each status. */
export type Tally = Readonly<Record<string, number>>;

/** Others in each storm, so that none starts with its limits used up. */
const clientsOf = (name: StormName) =>
  [1, 2, 3, 4].map((client) => `203.0.113.${10 * stormNames.indexOf(name) + client}`);
/** Whoever is refused comes again sooner than they were told, but not at once. */
const sulkMs = 250;

let wallHeight = 2300;
const newDoor = () => `tDOUBLE.HINGED-w1800-h2100-v${(wallHeight += 1)}`;
const newDoors = () => Array.from({ length: 20 }, () => `door=${newDoor()}`).join('&');

const message = (method: string, params: object): Asked => ({
  method: 'POST',
  path: '/mcp',
  headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
});
const estimateTool = () => ({
  name: 'estimate_internal_doors',
  arguments: { doors: [{ doorTypeKey: 'PIVOT', opWidth: 1100, opHeight: (wallHeight += 1) }] },
});

/** What one connection asks for, again and again; a client has so many connections. */
const storms = {
  'new PDFs of 20 doors': { connections: 10, next: () => ({ path: `/review.pdf?${newDoors()}` }) },
  'new PNGs': { connections: 20, next: () => ({ path: `/drawings/${newDoor()}.png` }) },
  'reviews of 20 doors': { connections: 10, next: () => ({ path: `/review?${newDoors()}` }) },
  'tools/list': { connections: 5, next: () => message('tools/list', {}) },
  'tools/call': { connections: 5, next: () => message('tools/call', estimateTool()) },
  'slow readers': { connections: 25, next: () => ({ path: `/review?${newDoors()}` }) },
} as const satisfies Record<string, { connections: number; next: () => Asked }>;

export type StormName = keyof typeof storms;
export const stormNames = Object.keys(storms) as StormName[];

async function rage({ name, port, seconds }: Storm): Promise<Tally> {
  const { connections, next } = storms[name];
  const tally: Record<string, number> = {};
  const count = (status: number | string) => (tally[status] = (tally[status] ?? 0) + 1);
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    clientsOf(name).flatMap((client) =>
      Array.from({ length: connections }, () =>
        name === 'slow readers'
          ? readSlowly(port, client, next().path, until).then(count)
          : askUntil(until, createAsking(port, client), next, count),
      ),
    ),
  );
  return tally;
}

async function askUntil(
  until: number,
  ask: ReturnType<typeof createAsking>,
  next: () => Asked,
  count: (status: number | string) => void,
): Promise<void> {
  while (performance.now() < until) {
    const status = await ask(next()).catch(() => 'no answer');
    count(status);
    if (status !== 200) await sleep(sulkMs);
  }
}

/** Asks for page after page on one connection and reads none of them. */
async function readSlowly(port: number, client: string, path: string, until: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  for (let pages = 0; pages < 10 && performance.now() < until; pages += 1) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    await sleep(sulkMs);
  }
  await sleep(Math.max(0, until - performance.now()));
  socket.destroy();
  return 'read by nobody';
}

if (parentPort && workerData) {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort.postMessage(await rage(workerData as Storm));
}
