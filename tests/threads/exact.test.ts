import { beforeAll, describe, expect, it } from 'vitest';
import { ask, contact, exported, tally } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { compareWithStore, emptyLedger, keepSubmitting, wasNotSent } from '../support/load.ts';
import { type Program, startProgram } from '../support/program.ts';
import type { Environment } from '../support/child.ts';
import { programStores } from '../support/stores.ts';
import { answeredBy, atOnce, oneByOne, sendAnew } from './threads.ts';

const limit = 300;

describe.each(programStores)('two threads, on %s', (_, makeStore) => {
  let env: Environment;
  let program: Program;
  let metrics: string;
  beforeAll(async () => {
    const port = String(await freePort());
    metrics = `http://127.0.0.1:${port}/metrics`;
    env = {
      ...(await makeStore()),
      ...{ WORKERS: '2', RATE_LIMIT_ANONYMOUS: `${limit}/1h`, LOG_LEVEL: 'warn' },
      ...{ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' },
    };
    program = await startProgram({ env, startWithinMs: 60_000 });
  }, 90_000);

  it('store a hundred copies of one enquiry that come at once as one', async () => {
    const answers = await atOnce(100, () => sendAnew(`${program.url}/api/contact`, contact(1)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 99 });
    const stored = answers.find(({ status }) => status === 200)?.body['id'];
    expect(new Set(answers.map(({ body }) => body['id']))).toEqual(new Set([stored]));
    expect(answeredBy(answers)).toBe(2);
  });

  it('answer one retry key the same, at once and afterwards', async () => {
    const key = { 'idempotency-key': 'one-enquiry-of-ours' };
    const first = await atOnce(40, () => sendAnew(`${program.url}/api/contact`, contact(2), key));
    const later = await oneByOne(20, () => sendAnew(`${program.url}/api/contact`, contact(2), key));
    expect(tally(later.map(({ status }) => status))).toEqual({ 200: 20 });
    expect(answeredBy(later)).toBe(2);
    const taken = [...first.filter(({ status }) => status === 200), ...later];
    expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // Whoever came while another was at work on it was told so.
    for (const { status, body } of first)
      if (status !== 200) expect([status, body['code']]).toEqual([409, 'request_in_progress']);
    expect(await exported(env)).toHaveLength(2);
  });

  it('let through exactly as many as the limit, from many connections', async () => {
    const answers = await atOnce(limit, (number) =>
      sendAnew(`${program.url}/api/contact`, contact(100 + number)),
    );
    const before = 160;
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: limit - before, 429: before });
    expect(answeredBy(answers)).toBe(2);
    const left = answers.filter(({ status }) => status === 200).map(({ headers }) => remaining(headers));
    expect(left.sort((one, other) => one - other)).toEqual(
      Array.from({ length: limit - before }, (_, i) => i),
    );
  });

  it('are one service in its metrics and when it is asked whether it is ready', async () => {
    const { body } = await ask(metrics);
    const counts = String(body['text'])
      .split('\n')
      .filter((line) => /^lintel_(?:http_request_duration_seconds_count|enquiries_total)/.test(line));
    const of = (labels: string) =>
      Number(
        counts
          .find((line) => line.includes(labels))
          ?.split(' ')
          .at(-1),
      );
    const status = (code: number) => of(`submitContactEnquiry",status="${code}"`);
    expect([status(429), status(200) + status(409)]).toEqual([160, 300]);
    expect(of('contact_requests",outcome="accepted"')).toBe(142);
    const ready = await atOnce(10, () => sendAnew(`${program.url}/readyz`));
    for (const { body: told } of ready) expect(told).toEqual({ status: 'ready', mail: 'off', redis: 'off' });
  });

  it('drop nothing when they are told to stop under load', async () => {
    await program.stop();
    const unlimited = { ...env, ...(await makeStore()), RATE_LIMIT_ANONYMOUS: 'off' };
    const busy = await startProgram({ env: unlimited, startWithinMs: 60_000 });
    const ledger = emptyLedger();
    const clients = keepSubmitting(ledger, busy.url, 32);
    await expect.poll(() => ledger.acknowledged.size, { interval: 1, timeout: 20_000 }).toBeGreaterThan(60);
    expect(await busy.stop()).toEqual({ code: 0, signal: null });
    await clients.ended;
    expect(ledger.broken.filter((error) => !wasNotSent(error))).toEqual([]);
    expect(ledger.refused).toEqual([]);
    expect(await compareWithStore(ledger, unlimited)).toMatchObject({ lost: 0 });
  }, 60_000);
});

const remaining = (headers: Headers): number =>
  Number(/;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? NaN);
