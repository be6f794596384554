import { beforeAll, expect, it } from 'vitest';
import { ask, contact, exported, submit, tally } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { type Program, runCommand } from '../support/program.ts';
import { type RedisServer, startRedis } from '../support/redis-server.ts';
import { spreadCalls, nodeBrowser, startNodes } from './nodes.ts';

let redis: RedisServer;
let env: Record<string, string>;
let nodes: Program[];

beforeAll(async () => {
  redis = await startRedis();
  env = {
    DATABASE_URL: await createDatabase(),
    REDIS_URL: redis.url,
    RATE_LIMIT_RENDER: '4/1m',
    TRUST_PROXY: 'loopback',
  };
  nodes = await startNodes(env, [{}, {}, {}]);
}, 90_000);

it('three nodes accept exactly 10 of 600 simultaneous requests from one address', async () => {
  const answers = await spreadCalls(nodes, 600, (url, number) => submit(url, contact(number)));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 10, 429: 590 });
  for (const { status, headers } of answers) {
    expect(headers.get('ratelimit-policy')).toBe('"anonymous";q=10;w=60');
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
  }
  expect(await exported(env)).toHaveLength(10);
});

it('nodes share the limits of API keys, renderings and sign-in attempts', async () => {
  const { stdout } = await runCommand(['keys', 'create', '--label', 'Partner', '--limit', '7/1m'], { env });
  const key = stdout.trimEnd().split('\n').at(-1) ?? '';
  const doors = [{ preset: 'single-no-panels' }];
  const estimates = await spreadCalls(nodes, 30, (url) =>
    submit(url, { doors }, { 'x-api-key': key }, '/api/internal-doors/estimate'),
  );
  expect(tally(estimates.map(({ status }) => status))).toEqual({ 200: 7, 429: 23 });

  const drawings = await spreadCalls(nodes, 12, (url, number) =>
    ask(`${url}/drawings/tDOUBLE.HINGED-w1800-h2100-v${2300 + number}.svg`),
  );
  expect(tally(drawings.map(({ status }) => status))).toEqual({ 200: 4, 429: 8 });

  const attempts = [];
  for (let i = 0; i < 12; i += 1) {
    const browser = nodeBrowser();
    const page = `${nodes[i % 3]?.url}/staff/sign-in`;
    await browser.get(page);
    attempts.push((await browser.post(page, { email: 'sales@doors.example.ie', password: 'x' })).status);
  }
  expect(attempts).toEqual([...Array<number>(10).fill(403), 429, 429]);
});
