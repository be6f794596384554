import { describe, expect, it } from 'vitest';
import { contact, exported, tally } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { type Program, startProgram } from '../support/program.ts';
import { type Proxy, askThrough, siteName } from './https.ts';
import { type StartProxy, proxies } from './start-proxies.ts';

async function startTwo(start: StartProxy) {
  const env = {
    DATABASE_URL: await createDatabase(),
    PUBLIC_URL: `https://${siteName}`,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_ANONYMOUS: 'off',
  };
  const [first, second] = await Promise.all([startProgram({ env }), startProgram({ env })]);
  const proxy = await start([new URL(first.url).host, new URL(second.url).host]);
  return { env, first, second, proxy };
}

const send = (proxy: Proxy, number: number) =>
  askThrough(proxy, '/api/contact', { method: 'POST', body: JSON.stringify(contact(number)) });
const read = (proxy: Proxy) => askThrough(proxy, '/api/internal-doors/limits');
const signIn = (proxy: Proxy) => askThrough(proxy, '/staff/sign-in', { method: 'POST', body: '{}' });
const postsAt = (program: Program) => program.logs().split('"method":"POST"').length - 1;

/** The statuses of all requests, and those settled so far. */
function inFlight(calls: readonly Promise<{ status: number }>[]) {
  const settled: number[] = [];
  const all = Promise.all(
    calls.map(async (call) => {
      const { status } = await call;
      settled.push(status);
      return status;
    }),
  );
  return { settled, all };
}

describe.each(proxies)('two nodes behind the shipped $name', ({ name, start }) => {
  it.skipIf(!start)('share the load, and the second serves alone when the first is stopped', async () => {
    if (!start) return;
    const { env, first, second, proxy } = await startTwo(start);
    for (let number = 0; number < 6; number += 1) expect((await send(proxy, number)).status).toBe(200);
    await expect.poll(() => postsAt(first) + postsAt(second)).toBe(6);
    expect(Math.min(postsAt(first), postsAt(second))).toBeGreaterThan(0);

    await first.stop();
    await expect.poll(() => proxy.log()).toContain(proxy.noticed ?? '');
    const statuses = [];
    for (let number = 6; number < 18; number += 1) statuses.push((await send(proxy, number)).status);
    for (let number = 0; number < 4; number += 1) statuses.push((await read(proxy)).status);
    expect(tally(statuses)).toEqual({ 200: 16 });
    expect(await exported(env)).toHaveLength(18);
  });

  it.skipIf(!start)(
    'store each enquiry at most once when one node dies with requests in flight',
    async () => {
      if (!start) return;
      const { env, first, second, proxy } = await startTwo(start);
      // The suspended node accepts requests without answering, until it is killed.
      process.kill(first.pid, 'SIGSTOP');
      const posts = inFlight([0, 1, 2, 3].map((number) => send(proxy, number)));
      const reads = inFlight([0, 1, 2, 3].map(() => read(proxy)));
      const signIns = inFlight([0, 1, 2, 3].map(() => signIn(proxy)));
      await expect.poll(() => postsAt(second)).toBeGreaterThan(0);
      await expect.poll(() => posts.settled.length + reads.settled.length).toBeGreaterThanOrEqual(3);
      expect(posts.settled.length).toBeLessThan(4);
      await first.kill9();

      const { 200: stored = 0, 502: lost = 0 } = tally(await posts.all);
      // nginx retries the requests of the killed node on the other node.
      if (name === 'nginx') expect(stored).toBe(4);
      else expect({ all: stored + lost, someLost: lost > 0 }).toEqual({ all: 4, someLost: true });
      expect(tally(await reads.all)).toEqual({ 200: 4 });
      expect(await exported(env)).toHaveLength(stored);
      expect(tally(await signIns.all)[502], 'what staff do is not repeated').toBeGreaterThan(0);
    },
  );
});
