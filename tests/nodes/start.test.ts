import pg from 'pg';
import { expect, it } from 'vitest';
import type { Environment } from '../support/child.ts';
import { contact, exported, statusOf, submit, tally } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { startRedis } from '../support/redis-server.ts';
import { spreadCalls, redisStates, startNodes } from './nodes.ts';

it('ten nodes that start at once on an empty database migrate it once, and all serve', async () => {
  const env = { DATABASE_URL: await createDatabase(), RATE_LIMIT_ANONYMOUS: 'off' };
  const nodes = await startNodes(env, Array<Environment>(10).fill({}));
  expect(await Promise.all(nodes.map(({ url }) => statusOf(`${url}/readyz`)))).toEqual(Array(10).fill(200));
  const answers = await spreadCalls(nodes, 20, (url, number) => submit(url, contact(number)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
  expect(await exported(env)).toHaveLength(20);

  for (const node of nodes) expect(node.logs()).not.toMatch(/"level":[456]0/);
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by timestamp',
  );
  await client.end();
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)].sort());
  await Promise.all(nodes.map((node) => node.stop()));
}, 120_000);

it('a node prints at its start whether limits are shared', async () => {
  const redis = await startRedis();
  const DATABASE_URL = await createDatabase();
  const [alone] = await startNodes({ DATABASE_URL }, [{}]);
  await expect
    .poll(() => alone?.stdout())
    .toContain('\nLimits are counted by each node for itself, until REDIS_URL is set\n');
  const shared = await startNodes({ DATABASE_URL, REDIS_URL: redis.url }, [{}]);
  await expect
    .poll(() => shared[0]?.stdout())
    .toContain('\nLimits are shared by all nodes through Redis, at REDIS_URL\n');
  expect(await redisStates([...shared])).toEqual(['on']);
});

it('an invalid Redis URL is rejected in one line, without its contents', async () => {
  const { code, stdout, stderr } = await runCommand([], { env: { REDIS_URL: 'redis://:a-secret@' } });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^lintel: REDIS_URL must be redis:\/\/ or rediss:\/\/ and a host, such as [^\n]+\n$/,
  );
  expect(stderr).not.toContain('a-secret');
});

it('a node with a wrong Redis password serves, logs the error, and never reveals the password', async () => {
  const redis = await startRedis('--requirepass', 'another');
  const address = redis.url.replace('//', '//:a-secret@');
  const program = await startProgram({ env: { REDIS_URL: address, LOG_LEVEL: 'trace', DEBUG: '*' } });
  expect((await submit(program.url, contact(1))).status).toBe(200);
  await expect.poll(() => program.logs()).toContain('"reason":"WRONGPASS","msg":"Redis is away;');
  await program.stop();
  expect(program.logs() + program.stdout()).not.toContain('a-secret');
  expect(program.logs()).not.toContain('ioredis:');
});
