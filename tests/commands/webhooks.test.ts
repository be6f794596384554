import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startReceiver, verified } from '../support/webhook-receiver.ts';
import { readyFolder } from '../support/ready-stores.ts';

type Env = Record<string, string>;

/** The output lines of a command. */
async function webhooks(env: Env, ...args: string[]): Promise<string[]> {
  const { code, stdout, stderr } = await runCommand(['webhooks', ...args], { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trimEnd().split('\n');
}

/** The error line of a refused command. */
async function refusal(env: Env, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(['webhooks', ...args], { env });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^lintel: [^\n]+\n$/);
  return stderr.slice('lintel: '.length).trimEnd();
}

const secretShape = /^whsec_[A-Za-z0-9+/]{43}=$/;

async function added(env: Env, ...args: string[]) {
  const lines = await webhooks(env, 'add', ...args);
  return { id: /whk_\w+/.exec(lines.join('\n'))?.[0] ?? '', lines, secret: lines.at(-1) ?? '' };
}

describe('webhook endpoints from the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('are added, pinged, given a new secret, enabled and removed', async () => {
    const env: Env = { ...(await makeStore()), WEBHOOK_PRIVATE: 'allow' };
    const receiver = await startReceiver();
    const { id, lines, secret } = await added(env, receiver.url, '--events', 'quote.created, enquiry.held');
    expect(lines.slice(-3)).toEqual([
      `Endpoint ${id} gets quote.created, enquiry.held.`,
      'Every message is signed with its secret. Keep it now: it cannot be shown again.',
      expect.stringMatching(secretShape),
    ]);
    const listed = new RegExp(
      `^${id}\t${receiver.url}\tquote.created,enquiry.held\tadded 20[\\d-]+T[\\d:.]+Z\ton$`,
    );
    expect(await webhooks(env, 'list')).toEqual([expect.stringMatching(listed)]);

    expect(await webhooks(env, 'ping', id)).toEqual([`${receiver.url}: answered 204.`]);
    const [ping] = receiver.received;
    expect(ping && verified(secret, ping)).toMatchObject({ type: 'ping', data: { endpointId: id } });
    expect(ping?.headers['user-agent']).toMatch(/^Lintel\/\d+\.\d+\.\d+$/);

    const rotated = await webhooks(env, 'rotate', id);
    const newSecret = rotated.at(-1) ?? '';
    expect(newSecret).toMatch(secretShape);
    expect(newSecret).not.toBe(secret);
    expect(rotated[0]).toMatch(/the old one signs too until 20[\d-]+T[\d:.]+Z\.$/);
    expect((await webhooks(env, 'list'))[0]).toContain('\told secret signs until 20');
    await webhooks(env, 'ping', id);
    const last = receiver.received.at(-1);
    for (const each of [secret, newSecret]) expect(last && verified(each, last)).toBeTypeOf('object');

    receiver.answerWith(500);
    expect(await refusal(env, 'ping', id)).toBe(`${receiver.url}: answered 500`);
    expect(await refusal(env, 'enable', id)).toBe(`${id} is on already`);
    await rawStatement(env, `update webhook_endpoints set disabled_at = 1, disabled_reason = 'answered 410'`);
    expect((await webhooks(env, 'list'))[0]).toMatch(
      /\tswitched off 1970-01-01T00:00:00.001Z: answered 410$/,
    );
    expect((await webhooks(env, 'enable', id))[0]).toContain(receiver.url);
    expect((await webhooks(env, 'list'))[0]).toMatch(/\ton$/);

    expect(await webhooks(env, 'remove', id)).toEqual([expect.stringContaining(id)]);
    expect(await webhooks(env, 'list')).toEqual(['There are no endpoints yet: "webhooks add" adds one.']);
  }, 120_000);

  it('have a delivery log, whose finished deliveries can be sent again', async () => {
    const env: Env = { ...(await makeStore()), WEBHOOK_PRIVATE: 'allow' };
    const { id } = await added(env, 'http://127.0.0.1:9/');
    expect(await webhooks(env, 'deliveries')).toEqual(['There are no deliveries yet.']);
    await rawStatement(
      env,
      `insert into events (id, type, subject_id, number, created_at, body) values ('evt_1', 'quote.created', 'dqt_1', 1, 60000, '{}')`,
    );
    const columns = 'id, event_id, subject_id, number, destination, state, attempts, next_attempt_at';
    for (const [state, next] of [
      ['failed', 0],
      ['waiting', 7_200_000],
    ]) {
      await rawStatement(
        env,
        `insert into deliveries (${columns}, leased_until, last_result, created_at) values
         ('evt_1.${state}', 'evt_1', 'dqt_1', 1, '${id}', '${state}', 10, ${next}, 0, 'answered \u001b[31m500', 60000)`,
      );
    }
    const heading = /^happened \(UTC\) +event +state +attempts +next \(UTC\) +last result +delivery$/;
    const waiting =
      /^1970-01-01 00:01 +quote.created +waiting +10 +1970-01-01 02:00 +answered .\[31m500 +evt_1.waiting$/;
    const failed = /^1970-01-01 00:01 +quote.created +failed +10 +answered .\[31m500 +evt_1.failed$/;
    const matching = (...lines: RegExp[]) => lines.map((line): unknown => expect.stringMatching(line));
    const all = await webhooks(env, 'deliveries');
    expect(all).toEqual(matching(heading, waiting, failed));
    expect(all.join('')).not.toContain('\u001b');
    expect(await webhooks(env, 'deliveries', '--endpoint', id, '--state', 'failed')).toEqual(
      matching(heading, failed),
    );
    expect(await webhooks(env, 'deliveries', '--limit', '1')).toEqual(
      matching(heading, waiting, /^1 shown: a higher --limit shows more, if there are any\.$/),
    );
    expect(await webhooks(env, 'deliveries', '--endpoint', 'whk_other')).toEqual(['No delivery matches.']);

    expect(await refusal(env, 'repeat', 'evt_1.waiting')).toBe(
      'evt_1.waiting: it was not delivered yet and is tried by itself',
    );
    expect((await webhooks(env, 'repeat', 'evt_1.failed'))[0]).toContain('evt_1.failed');
    expect((await webhooks(env, 'deliveries'))[2]).toMatch(/waiting +0 +now +answered .* evt_1.failed$/);
  }, 120_000);
});

describe('a webhook endpoint of an API key', () => {
  async function withKeys() {
    const env: Env = { DATA_DIR: await readyFolder(), WEBHOOK_PRIVATE: 'allow' };
    const create = async (label: string, ...more: string[]) => {
      const { stdout } = await runCommand(['keys', 'create', '--label', label, ...more], { env });
      return /key_\w+/.exec(stdout)?.[0] ?? '';
    };
    const revoke = (id: string) => runCommand(['keys', 'revoke', id], { env });
    return { env, create, revoke };
  }
  const receiver = 'http://127.0.0.1:9/';

  it('is added by the label or id of its key, and listed with the key', async () => {
    const { env, create, revoke } = await withKeys();
    const shop = await create('Shop & Co');
    const { id, lines } = await added(env, receiver, '--key', 'Shop & Co', '--events', 'quote.created');
    expect(lines.at(-3)).toBe(`Endpoint ${id} gets quote.created, of the key Shop & Co alone.`);
    const listed = await webhooks(env, 'list');
    expect(listed[0]).toContain(`\tquote.created\tof key Shop & Co (${shop})\tadded 20`);
    expect((await added(env, receiver, '--key', shop)).lines.at(-3)).toContain('of the key Shop & Co alone');
    await revoke(shop);
    expect((await webhooks(env, 'list'))[0]).toContain(
      `of key Shop & Co (${shop}), which is revoked: nothing new is sent\t`,
    );
  });

  it('is refused if its key is unknown, revoked, a test key, or shares its label with another', async () => {
    const { env, create, revoke } = await withKeys();
    await revoke(await create('Old'));
    await create('Rehearsals', '--test');
    const [first] = [await create('Twice'), await create('Twice')];
    const refused = (name: string) => refusal(env, 'add', receiver, '--key', name);
    expect(await refused('No\u001b[31mbody')).toBe(
      '--key: there is no key No\ufffd[31mbody; keys list shows all keys',
    );
    expect(await refused('Old')).toBe('--key: the key Old is revoked; keys list shows all keys');
    expect(await refused('Rehearsals')).toBe(
      '--key: Rehearsals is a test key, whose enquiries have no events; keys list shows all keys',
    );
    expect(await refused('Twice')).toBe(
      '--key: there are several keys Twice: give the id of one; keys list shows all keys',
    );
    expect((await added(env, receiver, '--key', first)).lines.at(-3)).toContain('of the key Twice alone');
    await revoke(first);
    expect((await added(env, receiver, '--key', 'Twice')).lines.at(-3)).toContain('of the key Twice alone');
  });
});

describe('an invalid webhooks command', () => {
  it.each([
    [[], 'webhooks remove, webhooks deliveries or webhooks repeat'],
    [['toString'], 'say webhooks add, webhooks list, '],
    [['add'], 'webhooks add URL'],
    [['add', 'https://a.example', 'https://b.example'], 'webhooks add URL'],
    [['add', 'receiver.example'], 'receiver.example: is not a web address'],
    [['add', 'http://receiver.example/'], 'must start with https://'],
    [['add', 'https://me:secret@receiver.example/'], 'must not hold a user name or a password'],
    [['add', 'https://does-not-exist.invalid/'], 'https://does-not-exist.invalid/: the name'],
    [
      ['add', 'https://10.0.0.5/'],
      'leads to an address that is not allowed; WEBHOOK_PRIVATE=allow would permit it',
    ],
    [['add', 'https://localhost/'], 'leads to an address that is not allowed; '],
    [
      ['add', 'https://receiver.example/', '--events', 'enquiry.created,enquiry.lost'],
      '--events: there is no event "enquiry.lost"; there are enquiry.created, enquiry.held, enquiry.updated, enquiry.changed, quote.created',
    ],
    [['add', 'https://receiver.example/', '--events', ''], '--events: there is no event ""'],
    [['list', 'all'], 'takes no more words'],
    [['ping'], 'webhooks ping ID'],
    [['rotate', 'a', 'b'], 'webhooks rotate ID'],
    [['repeat'], 'webhooks repeat DELIVERY'],
    [['deliveries', '--state', 'lost'], '--state must be one of waiting, delivered, failed, skipped'],
    [['deliveries', '--limit', '1001'], '--limit must be a whole number from 1 to 1000'],
  ])('prints one line and exits with 1: %j', async (args, said) => {
    expect(await refusal({}, ...args)).toContain(said);
  });

  it.each(['ping', 'rotate', 'enable', 'remove', 'repeat'])(
    'the error about an unknown id names it: %s',
    async (action) => {
      const env = { DATA_DIR: await temporaryFolder(), WEBHOOK_PRIVATE: 'allow' };
      await added(env, 'http://127.0.0.1:9/');
      expect(await refusal(env, action, 'whk_no\u001b[31mbody')).toMatch(/whk_no\ufffd\[31mbody/);
    },
  );

  it('the error about an invalid setting names it', async () => {
    expect(await refusal({ WEBHOOK_PRIVATE: 'yes' }, 'list')).toBe(
      'WEBHOOK_PRIVATE must be allow, or not set',
    );
  });
});
