import { describe, expect, it } from 'vitest';
import { type Answer, contact, exported, submit, tally } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { type Program, startProgram } from '../support/program.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

const setups: [string, () => Promise<{ programs: Program[]; env: Record<string, string> }>][] = [
  [
    'the embedded store',
    async () => {
      const program = await startProgram({ env: limitsOff });
      return { programs: [program], env: { DATA_DIR: program.dataDir } };
    },
  ],
  ['PostgreSQL', () => onPostgres(1)],
  ['two processes on one PostgreSQL database', () => onPostgres(2)],
];

async function onPostgres(count: number) {
  const env = { DATABASE_URL: await createDatabase() };
  const programs = await Promise.all(
    Array.from({ length: count }, () => startProgram({ env: { ...limitsOff, ...env } })),
  );
  return { programs, env };
}

/** Sends the same request 100 times at once, spread over the programs. */
function manyTimes(programs: Program[], send: (url: string) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: 100 }, (_, i) => send(programs[i % programs.length]?.url ?? 'none')),
  );
}

describe.each(setups)('100 identical submissions at once on %s', (_, start) => {
  it('are one enquiry and 99 duplicates with its id', async () => {
    const { programs, env } = await start();
    const answers = await manyTimes(programs, (url) => submit(url, contact(7)));

    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 99 });
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await exported(env)).toMatchObject([{ id: answers[0]?.body['id'], request: contact(7) }]);
  });

  it('are one enquiry if they have one idempotency key; the other answers are replays or "in progress"', async () => {
    const { programs, env } = await start();
    const headers = { 'idempotency-key': 'a-door-for-the-study' };
    const answers = await manyTimes(programs, (url) => submit(url, contact(8), headers));

    const fresh = answers.filter(
      ({ status, headers }) => status === 200 && !headers.has('idempotent-replayed'),
    );
    expect(fresh).toHaveLength(1);
    for (const { status, headers, body } of answers) {
      if (status === 200) expect(body['id']).toBe(fresh[0]?.body['id']);
      else
        expect([status, body['code'], headers.has('retry-after')]).toEqual([
          409,
          'request_in_progress',
          true,
        ]);
    }
    expect(await exported(env)).toHaveLength(1);

    const later = await submit(programs.at(-1)?.url ?? '', contact(8), headers);
    expect([later.status, later.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(later.body).toEqual(fresh[0]?.body);
  });
});

it('exactly 10 of 200 simultaneous requests from one address are accepted', async () => {
  const program = await startProgram();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => submit(program.url, contact(i))));

  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 10, 429: 190 });
  for (const { status, headers } of answers) {
    // The window of a minute, less the time since the first of the ten.
    if (status === 429) expect(headers.get('retry-after')).toMatch(/^(?:60|5\d)$/);
  }
  expect(await exported({ DATA_DIR: program.dataDir })).toHaveLength(10);
});
