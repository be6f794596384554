import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { contact, exported, statusOf, submit } from '../support/enquiries.ts';
import { muteableProxy } from '../support/muteable-proxy.ts';
import { startPrivatePostgres } from '../support/postgres.ts';
import { type Program, startProgram } from '../support/program.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

async function expectNoStore(program: Program): Promise<void> {
  const { status, headers, body } = await submit(program.url, contact(0));
  expect([status, body['code'], headers.has('retry-after')]).toEqual([503, 'store_unavailable', true]);
  expect(await statusOf(`${program.url}/readyz`)).toBe(503);
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);
  expect(await statusOf(`${program.url}/openapi.json`)).toBe(200);
}

it('outlives PostgreSQL stopped at once under load, says 503 meanwhile and comes back by itself', async () => {
  const postgres = await startPrivatePostgres();
  const env = { ...limitsOff, DATABASE_URL: postgres.url };
  const program = await startProgram({ env });
  const acknowledged: unknown[] = [];
  const seen = new Set<number>();
  let sent = 0;
  let over = false;
  const client = async () => {
    while (!over) {
      const { status, headers, body } = await submit(program.url, contact((sent += 1)));
      seen.add(status);
      if (status === 200) acknowledged.push(body['id']);
      else expect(headers.get('retry-after')).toBe('5');
    }
  };
  const clients = Promise.all(Array.from({ length: 16 }, client));

  for (let stops = 1; stops <= 3; stops += 1) {
    const target = acknowledged.length + 50;
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(target);
    await postgres.stop('immediate');
    await expectNoStore(program);
    await postgres.restart();
    await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 5000 }).toBe(200);
  }
  over = true;
  await clients;

  expect([...seen].sort()).toEqual([200, 503]);
  const enquiries = await exported({ DATABASE_URL: postgres.url });
  const stored = new Set(enquiries.map(({ id }) => id));
  expect(new Set(enquiries.map(({ request }) => JSON.stringify(request))).size).toBe(enquiries.length);
  for (const id of acknowledged) expect(stored).toContain(id);
  expect(await program.stop()).toEqual({ code: 0, signal: null });
}, 60_000);

it('starts without its PostgreSQL and uses it once it is there', async () => {
  const postgres = await startPrivatePostgres();
  await postgres.stop();
  const program = await startProgram({ env: { ...limitsOff, DATABASE_URL: postgres.url } });
  await expectNoStore(program);

  await postgres.restart();
  await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 5000 }).toBe(200);
  expect((await submit(program.url, contact(1))).status).toBe(200);
});

it('serves everything else while its database accepts connections and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const program = await startProgram({
    env: { ...limitsOff, DATABASE_URL: `postgres://lintel:a-secret-word@127.0.0.1:${port}/lintel` },
  });

  await Promise.all(Array.from({ length: 20 }, () => expectNoStore(program)));
  expect(program.logs()).toContain('the store is away');
  expect(program.logs()).not.toContain('a-secret-word');
  expect(await program.stop()).toEqual({ code: 0, signal: null });
});

it('gives up on a database that falls silent, and uses it again when it speaks', async () => {
  const postgres = await startPrivatePostgres();
  const { hostname, port, pathname } = new URL(postgres.url);
  const proxy = await muteableProxy(Number(port), hostname);
  const env = { ...limitsOff, DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}${pathname}` };
  const program = await startProgram({ env });
  expect((await submit(program.url, contact(1))).status).toBe(200);

  proxy.mute();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => submit(program.url, contact(100 + i))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await statusOf(`${program.url}/healthz`)).toBe(200);

  proxy.unmute();
  await expect.poll(() => statusOf(`${program.url}/readyz`), { timeout: 5000 }).toBe(200);
  expect((await submit(program.url, contact(2))).status).toBe(200);
});
