/**
 * The greedy clients of a storm, in a process of their own. They stand for other machines, so they step back where the
 * service or whoever measures needs a core. Prints how many answers there were of each status.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { type Asked, createAsking } from '../support/asking.ts';
import { holdSocket } from './holding.ts';
import { type StormName, type Tally, stormNames, storms } from './kinds.ts';

/** Others in each storm, so that none starts with its limits used up. */
const clientsOf = (name: StormName) =>
  [1, 2, 3, 4].map((client) => `203.0.113.${10 * stormNames.indexOf(name) + client}`);
/** Whoever is refused comes again sooner than they were told, but not at once. */
const sulkMs = 250;
/** Thousands of connections are not opened in the same moment: the line at the door is shorter than that. */
const openingMs = 4000;

async function rage(name: StormName, port: number, seconds: number): Promise<Tally> {
  const { connections, next } = storms[name];
  const tally: Record<string, number> = {};
  const count = (status: number | string) => (tally[status] = (tally[status] ?? 0) + 1);
  const until = performance.now() + seconds * 1000;
  const clients = clientsOf(name);
  await Promise.all(
    Array.from({ length: clients.length * connections }, async (_, index) => {
      const client = clients[index % clients.length] ?? '';
      // Machines of their own do not all begin in the same millisecond.
      const begin = name.endsWith(' sockets') ? openingMs : sulkMs;
      await sleep((index * begin) / (clients.length * connections));
      if (name.endsWith(' sockets')) {
        const closed = await holdSocket(port, index, name.includes('idle'), until);
        tally['closed'] = (tally['closed'] ?? 0) + closed;
      } else if (name === 'slow readers') count(await readSlowly(port, client, next().path, until));
      else await askUntil(until, createAsking(port, client), next, count);
    }),
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

const [name, port, seconds] = process.argv.slice(2);
const known = stormNames.find((each) => each === name);
if (known === undefined) throw new Error(`No storm is called ${name}.`);
console.log(JSON.stringify(await rage(known, Number(port), Number(seconds))));
