import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { contact, exported, tally } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { type Proxy, askThrough, siteName } from './https.ts';
import { proxies } from './start-proxies.ts';

const callers = 8;
const rounds = faultRounds(1, 10);
/** Pause after each restart, during which nginx still skips the node; docs/operating/many-nodes.md asks for it. */
const readyMs = 1500;

/** Clients that send one enquiry after the other until they are stopped. */
function load(proxy: Proxy) {
  const statuses: number[] = [];
  let running = true;
  let sent = 0;
  const all = Promise.all(
    Array.from({ length: callers }, async () => {
      while (running) {
        const body = JSON.stringify(contact((sent += 1)));
        statuses.push((await askThrough(proxy, '/api/contact', { method: 'POST', body })).status);
        statuses.push((await askThrough(proxy, '/api/internal-doors/limits')).status);
      }
    }),
  );
  return {
    statuses,
    stop: async () => {
      running = false;
      await all;
    },
  };
}

/** The log of a proxy without the expected errors of a stopped node. */
const unexpectedIn = (log: string) =>
  log
    .split('\n')
    .filter((line) => !line.includes('Connection refused'))
    .join('\n');

// Caddy does not retry a POST on another node.
describe.each(proxies.filter(({ name }) => name === 'nginx'))('three nodes behind $name', ({ start }) => {
  it.skipIf(!start)(
    'drop no request during a rolling restart',
    async () => {
      if (!start) return;
      const env = {
        DATABASE_URL: await createDatabase(),
        PUBLIC_URL: `https://${siteName}`,
        TRUST_PROXY: 'loopback',
        RATE_LIMIT_ANONYMOUS: 'off',
      };
      const ports = [await freePort(), await freePort(), await freePort()] as const;
      const startNode = (port: number) =>
        startProgram({ env: { ...env, PORT: String(port) }, startWithinMs: 60_000 });
      const nodes = await Promise.all(ports.map(startNode));
      const proxy = await start(ports.map((port) => `127.0.0.1:${port}`) as [string, string, string]);
      const figures = figuresOf('rolling restarts behind nginx', 'PostgreSQL, three nodes', rounds);
      const { statuses, stop } = load(proxy);
      const ends: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        for (const [index, port] of ports.entries()) {
          const seen = statuses.length;
          await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(seen + 40);
          const begun = performance.now();
          expect(await nodes[index]?.stop()).toEqual({ code: 0, signal: null });
          ends.push(performance.now() - begun);
          nodes[index] = await startNode(port);
          await sleep(readyMs);
        }
        figures.round(round);
      }
      await stop();
      const { 200: answered = 0, ...others } = tally(statuses);
      figures.never('requests dropped', statuses.length - answered, statuses.length);
      expect(others, unexpectedIn(proxy.log())).toEqual({});
      expect(await exported(env)).toHaveLength(statuses.length / 2);
      figures.within('exit 0', ends, 10_000);
    },
    120_000 + rounds * 120_000,
  );
});
