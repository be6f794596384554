import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { muteableProxy } from '../support/muteable-proxy.ts';
import { startPrivatePostgres } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { lockStore } from '../support/sqlite-lock.ts';

type Settings = Record<string, string>;

/**
 * Each outage: its name, whether submissions wait during it instead of failing at once, and how to cause it.
 */
const outages: [string, boolean, () => Promise<{ env: Settings; lose: () => unknown }>][] = [
  [
    'a locked embedded store',
    true,
    async () => {
      const folder = await temporaryFolder();
      return { env: { DATA_DIR: folder }, lose: () => lockStore(folder) };
    },
  ],
  [
    'a stopped PostgreSQL',
    false,
    async () => {
      const postgres = await startPrivatePostgres();
      return { env: { DATABASE_URL: postgres.url }, lose: () => postgres.stop('immediate') };
    },
  ],
  [
    'a silent PostgreSQL',
    true,
    async () => {
      const postgres = await startPrivatePostgres();
      const { hostname, port, pathname } = new URL(postgres.url);
      const proxy = await muteableProxy(Number(port), hostname);
      const url = `postgres://postgres@127.0.0.1:${proxy.port}${pathname}`;
      return { env: { DATABASE_URL: url }, lose: proxy.mute };
    },
  ],
];

describe.each(outages)('with %s', (_, makesWait, begin) => {
  it('calls that need no store are still answered, with the limit of their API key', async () => {
    const { env, lose } = await begin();
    const made = await runCommand(['keys', 'create', '--label', 'Example', '--limit', '777/1h'], { env });
    const key = made.stdout.trimEnd().split('\n').at(-1) ?? '';
    const program = await startProgram({ env: { ...env, RATE_LIMIT_ANONYMOUS: '50/1h' } });
    const estimate = async () => {
      const doors = [{ preset: 'single-no-panels' }];
      const path = '/api/internal-doors/estimate';
      const { status, headers } = await submit(program.url, { doors }, { 'x-api-key': key }, path);
      return [status, headers.get('ratelimit-policy')];
    };
    const answered = [200, '"api-key";q=777;w=3600'];
    expect(await estimate()).toEqual(answered);

    await lose();
    const submissions: number[] = [];
    const waiting = submit(program.url, contact(1)).then(({ status }) => submissions.push(status));
    for (let calls = 0; calls < 5; calls += 1) expect(await estimate()).toEqual(answered);
    const statusesSoFar = makesWait ? [] : [503];
    await (makesWait ? undefined : waiting);
    expect(submissions).toEqual(statusesSoFar);
    await waiting;
    expect(submissions).toEqual([503]);
    for (let calls = 0; calls < 5; calls += 1) expect(await estimate()).toEqual(answered);
  }, 60_000);
});
