import { beforeAll, describe, expect, it } from 'vitest';
import { contact, exported, submit, tally } from '../support/enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { type Program, runCommand } from '../support/program.ts';
import { clockAhead, spreadCalls, nodeBrowser, startNodes } from './nodes.ts';

let env: Record<string, string>;
let nodes: Program[];

beforeAll(async () => {
  env = { DATABASE_URL: await createDatabase(), RATE_LIMIT_ANONYMOUS: 'off' };
  nodes = await startNodes(env, [clockAhead(-15), {}, clockAhead(15)]);
}, 90_000);

describe('three nodes whose clocks are 15 minutes apart', () => {
  it('accept one of 100 simultaneous identical submissions, and no later copy', async () => {
    const answers = await spreadCalls(nodes, 100, (url) => submit(url, contact(7)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 99 });
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    const later = await spreadCalls(nodes, 3, (url) => submit(url, contact(7)));
    expect(later.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(await exported(env)).toHaveLength(1);
  });

  it('store each enquiry with the time of its own node', async () => {
    await spreadCalls(nodes, 3, (url, number) => submit(url, contact(`clock.${number}`)));
    const times = (await exported(env))
      .filter(({ request }) => request.customer.name.includes('clock'))
      .map(({ receivedAt }) => Math.round((Date.parse(receivedAt) - Date.now()) / 60_000));
    const apart = times.sort((a, b) => a - b).map((time) => time - (times[0] ?? 0));
    expect(apart).toEqual([0, 15, 30]);
  });

  it('replay the first answer under one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'a-door-for-the-study' };
    const [first, ...others] = nodes;
    const { body } = await submit(first?.url ?? '', contact(8), headers);
    for (const { url } of others) {
      const again = await submit(url, contact(8), headers);
      expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([
        200,
        'true',
        body,
      ]);
    }
  });

  it('share staff sessions', async () => {
    const [first = '', second = '', third = ''] = nodes.map(({ url }) => url);
    const added = await runCommand(['staff', 'add', 'desk@doors.example.ie'], {
      env: { ...env, PUBLIC_URL: first },
    });
    const link = added.stdout.trimEnd().split('\n').at(-1) ?? '';
    const browser = nodeBrowser();
    expect((await browser.get(`${second}/staff`)).status).not.toBe(200);
    expect((await browser.get(link)).status).toBe(200);
    // The page comes from the first node, and its form is posted to the second.
    const password = 'a long enough password';
    const sent = await browser.post(link.replace(first, second), { password, repeated: password });
    expect(sent.status).toBe(303);
    for (const url of [first, second, third]) {
      const { status, body } = await browser.get(`${url}/staff/account`);
      expect([status, body.includes('desk@doors.example.ie')]).toEqual([200, true]);
    }
  });
});
