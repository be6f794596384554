import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { readCsv } from '../support/csv.ts';
import { startListening } from '../support/listening.ts';
import { readyFolder } from '../support/ready-stores.ts';

async function command(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(args, { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe('API keys from the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('raise the limit of a running server until they are revoked', async () => {
    const env = await makeStore();
    const { url } = await startListening({ ...env, RATE_LIMIT_ANONYMOUS: '1/1h' });
    expect(await command(env, 'keys', 'list')).toBe('There are no keys yet.\n');

    const created = await command(env, 'keys', 'create', '--label', 'Example Ltd', '--limit', '3/1h');
    const key = created.trimEnd().split('\n').at(-1) ?? '';
    const id = /key_\w+/.exec(created)?.[0] ?? '';
    expect(key).toMatch(/^lintel_live_[\w-]{43}$/);
    expect(await command(env, 'keys', 'list')).toMatch(
      new RegExp(`^${id}\tExample Ltd\t3/1h\tcreated \\S+\tnever used\tactive\n$`),
    );

    const statuses: number[] = [];
    for (const number of [1, 2, 3, 4]) {
      const headers = number % 2 ? { 'x-api-key': key } : { authorization: `Bearer ${key}` };
      statuses.push((await submit(url, contact(number), headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await exported(env)).map(({ submittedBy }) => submittedBy)).toEqual([id, id, id]);
    await expect
      .poll(() => command(env, 'keys', 'list'), { timeout: 10_000 })
      .toMatch(/\tlast used 20\S+\tactive\n$/);

    expect(await command(env, 'keys', 'revoke', id)).toContain(id);
    // A call with a revoked key is anonymous, with a limit of one an hour.
    await expect
      .poll(
        async () => (await submit(url, contact(5), { 'x-api-key': key })).headers.get('ratelimit-policy'),
        { timeout: 5000 },
      )
      .toBe('"anonymous";q=1;w=3600');
    expect(await command(env, 'keys', 'list')).toMatch(/\trevoked 20\S+\n$/);
  }, 60_000);
});

it('the label of a key is printed on one line, without control characters', async () => {
  const env = { DATA_DIR: await temporaryFolder() };
  const created = await command(env, 'keys', 'create', '--label', 'Two\tparts\nand \u001b[31mred');
  expect(created).toContain(' for Two parts and \ufffd[31mred, with the usual limit.\n');
  expect(await command(env, 'keys', 'list')).toMatch(
    /^key_\w+\tTwo parts and \ufffd\[31mred\tusual limit\t.*\n$/,
  );
});

describe('enquiries on the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('are exported completely, filtered, and without spreadsheet formulas', async () => {
    const env = await makeStore();
    const { url } = await startListening({ ...env, RATE_LIMIT_ANONYMOUS: 'off' });
    const customer = { name: '=HYPERLINK("http://evil.example")', email: 'aoife@example.ie' };
    const message = 'Two lines:\n"quoted", with a comma; and é, 門.';
    const first = await submit(url, { customer, message });
    const quote = { customer, comments: '@SUM(A1)', doors: [{ opWidth: '+900' }], supplyAndInstall: true };
    const second = await submit(url, quote, {}, '/api/quote/security-doors');
    const [contactId, quoteId] = [String(first.body['id']), String(second.body['id'])];

    const all = await exported(env);
    expect(all.map(({ id }) => id)).toEqual([contactId, quoteId]);
    expect(all.map(({ request }) => request)).toEqual([{ customer, message }, quote]);
    const only = await exported(env, '--collection', 'security_door_quotes');
    expect(only.map(({ id }) => id)).toEqual([quoteId]);
    expect(await exported(env, '--since', all[1]?.receivedAt ?? '')).toMatchObject([{ id: quoteId }]);
    expect(await exported(env, '--since', '2999-01-01')).toEqual([]);

    const csv = await command(env, 'enquiries', 'export', '--format', 'csv');
    const { rows } = readCsv(csv);
    expect(
      rows.map(({ id, name, message: said, comments, doors, supplyAndInstall, test }) => ({
        ...{ id, name, said, comments, doors, supplyAndInstall, test },
      })),
    ).toEqual([
      {
        id: contactId,
        name: `'${customer.name}`,
        said: message,
        comments: '',
        doors: '',
        supplyAndInstall: '',
        test: 'false',
      },
      {
        id: quoteId,
        name: `'${customer.name}`,
        said: '',
        comments: "'@SUM(A1)",
        doors: '[{"opWidth":"+900"}]',
        supplyAndInstall: 'true',
        test: 'false',
      },
    ]);
    expect(
      Object.values(rows)
        .flatMap((row) => Object.values(row))
        .filter((cell) => /^[=@+]/.test(cell)),
    ).toEqual([]);

    const shown = JSON.parse(await command(env, 'enquiries', 'show', quoteId)) as unknown;
    expect(shown).toEqual(all[1]);
  }, 60_000);
});

describe('an invalid command', () => {
  it.each([
    [['dance']],
    [['keys']],
    [['keys', 'create']],
    [['keys', 'create', '--label', ' ']],
    [['keys', 'create', '--label', 'a', '--limit', 'many']],
    [['keys', 'create', '--name', 'a']],
    [['keys', 'revoke']],
    [['enquiries']],
    [['enquiries', 'export']],
    [['enquiries', 'export', '--format', 'xml']],
    [['enquiries', 'export', '--format', 'csv', '--collection', 'doors']],
    [['enquiries', 'export', '--format', 'csv', '--since', 'yesterday']],
    [['enquiries', 'export', '--format', 'csv', '--since', '2016-12-31T23:59:60Z']],
    [['enquiries', 'list', 'all']],
    [['enquiries', 'find']],
    [['enquiries', 'find', ' ']],
    [['enquiries', 'show']],
    [['enquiries', 'show', ' ']],
  ])('prints one line and exits with 1: %j', async (args) => {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^lintel: [^\n]+\n$/);
  });

  it.each([
    ['--status', 'open'],
    ['--status', ''],
    ['--since', 'yesterday'],
    ['--since', '2026-02-30'],
    ['--limit', '0'],
    ['--limit', '-5'],
    ['--limit', '1e3'],
    ['--limit', '1000000'],
    ['--limit', 'many'],
    ['--collection', 'doors'],
  ])('the error of an invalid option names it: enquiries list %s %j', async (option, value) => {
    const { code, stdout, stderr } = await runCommand(['enquiries', 'list', option, value]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^lintel: [^\n]*${option}[^\n]*\n$`));
  });

  it.each([
    [['keys', 'revoke', 'key_nobody'], 'key_nobody'],
    [['enquiries', 'show', 'con_nobody'], 'con_nobody'],
    [['enquiries', 'show', 'AC34-DE67'], 'AC34-DE67'],
    [['enquiries', 'show', '\u001b[31mred'], '\ufffd\\[31mred'],
  ])('the error about a missing row names it: %j', async (args, name) => {
    const env = { DATA_DIR: await temporaryFolder() };
    await command(env, 'keys', 'create', '--label', 'Example');
    const { code, stdout, stderr } = await runCommand(args, { env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^lintel: there is no [^\n]*${name}[^\n]*\n$`));
  });
});
