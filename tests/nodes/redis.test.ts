import { beforeAll, expect, it } from 'vitest';
import { makeCertificate } from '../support/certificate.ts';
import { contact, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase } from '../support/postgres.ts';
import type { Program } from '../support/program.ts';
import { type RedisServer, startRedis } from '../support/redis-server.ts';
import { redisStates, startNodes, statusesFor } from './nodes.ts';

const rounds = faultRounds(1, 20);
const limit = 10;
/** Number of calls that all nodes together accept while each limits separately. */
const mostApart = 3 * limit;
/** Bound for the time of a call, in ms: the timeout of Redis and the other work of a call. */
const decidedWithinMs = 250;
const store = 'PostgreSQL, three nodes';

let redis: RedisServer;
let nodes: Program[];

beforeAll(async () => {
  redis = await startRedis();
  const env = { DATABASE_URL: await createDatabase(), REDIS_URL: redis.url, TRUST_PROXY: 'loopback' };
  nodes = await startNodes(env, [{}, {}, {}]);
}, 90_000);

/** How long each node takes for one call from a new client, in ms. */
async function timesOfOneEach(address: string): Promise<number[]> {
  const times = [];
  for (const [i, { url }] of nodes.entries()) {
    const begun = performance.now();
    const headers = { 'x-forwarded-for': `${address}.${i}` };
    expect((await submit(url, contact(`${address}.${i}`), headers)).status).toBe(200);
    times.push(performance.now() - begun);
  }
  return times;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const count5xx = (tally: Readonly<Record<number, number>>) =>
  sum(Object.entries(tally).map(([status, count]) => (Number(status) >= 500 ? count : 0)));

const untilAll = (state: string) => expect.poll(() => redisStates(nodes)).toEqual([state, state, state]);

it(
  'nodes continue when Redis dies under load, and clients at their limit stay refused',
  async () => {
    const figures = figuresOf('Redis killed under load', store, rounds);
    let [calls, failed, letThrough, open] = [0, 0, 0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const address = `192.0.2.${round}`;
      const before = statusesFor(nodes, 150, address);
      await redis.kill();
      const tallies = [await before, await statusesFor(nodes, 150, address)];
      calls += 300;
      failed += sum(tallies.map(count5xx));
      const passed = 300 - sum(tallies.map((each) => count5xx(each) + (each[429] ?? 0)));
      expect(passed).toBeGreaterThanOrEqual(limit);
      letThrough = Math.max(letThrough, passed);
      await untilAll('failing');
      await redis.start();
      await untilAll('on');
      // Redis has restarted empty, and the nodes still refuse this address.
      open += (await statusesFor(nodes, 60, address))[200] ?? 0;
      expect(await statusesFor(nodes, 60, `198.51.100.${round}`)).toEqual({ 200: limit, 429: 50 });
      figures.round(round);
    }
    figures.never('5xx', failed, calls);
    const measured = `${letThrough} at most`;
    figures.holds(`let through ≤ ${mostApart}, as each node's own limit`, letThrough <= mostApart, measured);
    figures.never('let through that were limited before', open, 60 * rounds);
    const logged = nodes[0]?.logs().match(/"msg":"Redis is [^"]+"/g) ?? [];
    // The log has one line for the start, and two per outage.
    expect(logged).toHaveLength(1 + 2 * rounds);
    expect(logged.slice(0, 2)).toEqual([
      '"msg":"Redis is ready"',
      '"msg":"Redis is away; this node limits by itself until it is back"',
    ]);
  },
  60_000 + rounds * 20_000,
);

it(
  'nodes answer in time while Redis does not respond, each with its own limit',
  async () => {
    const figures = figuresOf('Redis silent', store, rounds);
    const times: number[] = [];
    let [failed, open] = [0, 0];
    for (let round = 1; round <= rounds; round += 1) {
      const address = `203.0.113.${round}`;
      redis.freeze();
      times.push(...(await timesOfOneEach(`10.0.${round}`)));
      const tally = await statusesFor(nodes, 150, address);
      failed += count5xx(tally);
      expect(tally[200]).toBe(mostApart);
      await untilAll('failing');
      redis.thaw();
      await untilAll('on');
      open += (await statusesFor(nodes, 60, address))[200] ?? 0;
      figures.round(round);
    }
    figures.within('decided by the node itself', times, decidedWithinMs);
    figures.never('5xx', failed, 150 * rounds);
    figures.never('let through that were limited before', open, 60 * rounds);
  },
  60_000 + rounds * 20_000,
);

it('a node connects to Redis with TLS, and rejects an untrusted certificate', async () => {
  const { keyFile, certFile } = await makeCertificate('localhost', 'IP:127.0.0.1');
  const tlsPort = await freePort();
  const files = ['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-auth-clients', 'no'];
  await startRedis('--tls-port', String(tlsPort), ...files);
  const [trusting, other] = await startNodes({ REDIS_URL: `rediss://127.0.0.1:${tlsPort}` }, [
    { NODE_EXTRA_CA_CERTS: certFile },
    {},
  ]);
  if (!trusting || !other) throw new Error('nothing was started');
  expect(await redisStates([trusting, other])).toEqual(['on', 'failing']);
  expect(other.logs()).toContain('"reason":"DEPTH_ZERO_SELF_SIGNED_CERT"');
  expect(await statusesFor([trusting], 12, '192.0.2.1')).toEqual({ 200: 10, 429: 2 });
});
