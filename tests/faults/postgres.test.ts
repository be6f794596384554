import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { contact, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { compareWithStore, emptyLedger, keepSubmitting } from '../support/load.ts';
import { muteableProxy } from '../support/muteable-proxy.ts';
import { startPrivatePostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { backWithinMs, expectNoStore, msUntilTaken } from '../support/store-away.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

const stops = faultRounds(3, 10);

it(
  'the service answers 503 after immediate stops of PostgreSQL under load, and recovers by itself',
  async () => {
    const postgres = await startPrivatePostgres();
    const env = { DATABASE_URL: postgres.url };
    const program = await startProgram({ env: { ...limitsOff, ...env } });
    const figures = figuresOf('PostgreSQL stopped immediately under load', 'PostgreSQL', stops);
    const ledger = emptyLedger();
    const recoveryMs: number[] = [];
    const clients = keepSubmitting(ledger, program.url);
    for (let stop = 1; stop <= stops; stop += 1) {
      const target = ledger.acknowledged.size + 50;
      await expect.poll(() => ledger.acknowledged.size).toBeGreaterThan(target);
      await postgres.stop('immediate');
      await expectNoStore(program.url, 0);
      await postgres.restart();
      recoveryMs.push(await msUntilTaken(program.url, -stop));
      figures.round(stop);
    }
    await clients.stop();

    expect(ledger.broken).toEqual([]);
    for (const { status, retryAfter } of ledger.refused) expect([status, retryAfter]).toEqual([503, '5']);
    const { lost, twice, stored } = await compareWithStore(ledger, env);
    figures.never('acknowledged lost', lost, ledger.acknowledged.size);
    figures.never('stored twice', twice, stored);
    figures.within('taking enquiries again', recoveryMs, backWithinMs);
    const end = await program.stop();
    figures.never('crashes', end.code === 0 ? 0 : 1, stops);
  },
  60_000 + stops * 20_000,
);

it('the service starts without its PostgreSQL and uses it once it is up', async () => {
  const postgres = await startPrivatePostgres();
  await postgres.stop();
  const program = await startProgram({ env: { ...limitsOff, DATABASE_URL: postgres.url } });
  await expectNoStore(program.url, 0);

  await postgres.restart();
  const recoveryMs = await msUntilTaken(program.url, 1);
  const figures = figuresOf('PostgreSQL away at the start', 'PostgreSQL');
  figures.within('taking enquiries', [recoveryMs], backWithinMs);
});

it('the service serves everything that needs no store while its database never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const program = await startProgram({
    env: { ...limitsOff, DATABASE_URL: `postgres://lintel:a-secret-word@127.0.0.1:${port}/lintel` },
  });

  await Promise.all(Array.from({ length: 20 }, () => expectNoStore(program.url, 0)));
  expect(program.logs()).toContain('the store is away');
  expect(program.logs()).not.toContain('a-secret-word');
  expect(await program.stop()).toEqual({ code: 0, signal: null });
});

it('queries to a silent database time out, and the database is used again when it answers', async () => {
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
  const recoveryMs = await msUntilTaken(program.url, 2);
  figuresOf('PostgreSQL silent', 'PostgreSQL').within('taking enquiries again', [recoveryMs], backWithinMs);
});
