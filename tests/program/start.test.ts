import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../src/settings/table.ts';
import { bareCard, cardFile } from '../support/business.ts';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';

it('says in four lines where things are, and that nobody is written to', async () => {
  const program = await startProgram({ env: { BUSINESS: await cardFile(bareCard) } });
  const { port } = new URL(program.url);
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(5);
  expect(program.stdout().split('\n')).toEqual([
    `Lintel listens on http://127.0.0.1:${port}`,
    `Data is kept in ${program.dataDir}`,
    `Documentation is at http://localhost:${port}/docs`,
    'Mail is off: nobody is written to until SMTP_URL, MAIL_FROM and STAFF_MAIL are set',
    '',
  ]);
});

it('says in one line more that the maker is a sample, where nobody has given a card', async () => {
  const program = await startProgram();
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(6);
  expect(program.stdout().split('\n')[4]).toBe(
    "The maker's name on the pages is a sample: name a file with your own card in BUSINESS (see docs/operating.md)",
  );
});

it.each([['help'], ['--help'], ['-h']])('lists its commands and settings on %s', async (word) => {
  const { code, stdout, stderr } = await runCommand([word]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const part of ['keys create', 'keys revoke', 'enquiries export']) expect(stdout).toContain(part);
  const named = [...stdout.matchAll(/^ {2}([A-Z_]{4,}) /gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(settings));
});

it('helps with every command it has and with no other', async () => {
  const { stdout } = await runCommand(['help']);
  const helped = Array.from(
    stdout.matchAll(/^ {2}node dist\/main\.js ([a-z]+)(?: ([a-z]+))?/gm),
    ([, ...words]) => words.join(' ').trim(),
  );
  const groups = new Set(
    helped.filter((words) => words.includes(' ')).map((words) => words.split(' ')[0] ?? ''),
  );
  expect([...groups].sort()).toEqual([
    'audit',
    'business',
    'enquiries',
    'keys',
    'mail',
    'person',
    'pricebook',
    'retention',
    'spam',
    'staff',
    'store',
    'webhooks',
  ]);
  const had: string[] = [];
  for (const group of groups) {
    const { stderr } = await runCommand([group]);
    had.push(...Array.from(stderr.matchAll(new RegExp(`\\b${group} [a-z]+`, 'g')), String));
  }
  expect(helped.filter((words) => words.includes(' ')).sort()).toEqual([...new Set(had)].sort());
  for (const word of helped.filter((words) => !words.includes(' '))) {
    // A known command looks at the settings first, unless it needs none.
    const { stderr } = await runCommand([word], { env: { PORT: 'x' } });
    expect(stderr, word).toMatch(['help', 'version'].includes(word) ? /^$/ : /^lintel: PORT must be /);
  }
});

describe('a wrong setting is one line and exit 1, before anything is opened', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'doors.example.ie'],
    ['PUBLIC_URL', 'ftp://doors.example.ie'],
    ['DATABASE_URL', 'mysql://localhost/lintel'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['RATE_LIMIT_ANONYMOUS', '10'],
    ['RATE_LIMIT_ANONYMOUS', '0/1m'],
    ['RATE_LIMIT_KEYED', 'many'],
    ['DUPLICATE_WINDOW', '10 minutes'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', 'on'],
    ['HOST', 'localhost:3000'],
  ])('%s=%s', async (name, value) => {
    const folder = join(await temporaryFolder(), 'data');
    const { code, stdout, stderr } = await runCommand([], { env: { DATA_DIR: folder, [name]: value } });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^lintel: ${name} must be [^\n]+\n$`));
    expect(existsSync(folder)).toBe(false);
  });

  it('and names all of them at once', async () => {
    const { code, stderr } = await runCommand(['keys', 'list'], { env: { PORT: 'x', LOG_LEVEL: 'y' } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lintel: PORT must be [^\n]+; LOG_LEVEL must be [^\n]+\n$/);
  });
});

it('says in one line that its port is in use', async () => {
  const { port } = new URL((await startProgram()).url);
  const { code, stdout, stderr } = await runCommand([], {
    env: { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`lintel: port ${port} on 127.0.0.1 is in use; set PORT to another\n`);
});

it('says in one line that the port for metrics is in use', async () => {
  const { port } = new URL((await startProgram()).url);
  const { code, stdout, stderr } = await runCommand([], {
    env: { PORT: '0', METRICS_HOST: '127.0.0.1', METRICS_PORT: port, LOG_LEVEL: 'silent' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`lintel: port ${port} on 127.0.0.1 is in use; set METRICS_PORT to another\n`);
});

it('says in one line that both ports are the same', async () => {
  const port = String(await freePort());
  const { code, stdout, stderr } = await runCommand([], {
    env: { PORT: port, METRICS_PORT: port, LOG_LEVEL: 'silent' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `lintel: PORT and METRICS_PORT are both ${port}, and it is in use; set one to another\n`,
  );
});

it.each([
  ['HOST', {}],
  ['METRICS_HOST', { METRICS_PORT: '1' }],
])('says in one line that a %s is none of this machine, by its number or its name', async (name, more) => {
  for (const host of ['192.0.2.1', 'nobody.invalid']) {
    const { code, stdout, stderr } = await runCommand([], {
      env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...more, [name]: host },
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`lintel: ${name} ${host} is no address of this machine\n`);
  }
});

/** Where everybody may have every port there is nothing to be said. */
const someMayNot = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8')) > 1;
const withoutRights = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-net_bind_service'] : [];

it.runIf(someMayNot).each([
  ['PORT', { PORT: '1' }],
  ['METRICS_PORT', { METRICS_PORT: '1', METRICS_HOST: '127.0.0.1' }],
])('says in one line that a %s needs more rights', async (name, env) => {
  const start = startProgram({ env: { LOG_LEVEL: 'silent', ...env }, under: withoutRights });
  await expect(start).rejects.toThrow(
    `The program did not start (exit 1):\nlintel: port 1 on 127.0.0.1 needs more rights; set ${name} above 1023\n`,
  );
});

it('says that data is kept in PostgreSQL, and not where or as whom', async () => {
  const program = await startProgram({
    env: { DATABASE_URL: await createDatabase(), BUSINESS: await cardFile(bareCard) },
  });
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(6);
  expect(program.stdout().split('\n')[1]).toBe('Data is kept in PostgreSQL, at DATABASE_URL');
});

it('says in one line that a Node is too old for it', () => {
  // The version is all the program looks at before it loads the rest.
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'dist/main.js'],
    { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    "Lintel needs Node 24 or newer; this is Node 20.1.0, and none came with the packages here: install Node 24, or run npm start in Lintel's folder, which fetches one where it can.\n",
  );
});

it('counts enquiries by what became of them, on a listener for metrics and nowhere else', async () => {
  const port = await freePort();
  const { url } = await startProgram({
    env: { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1', RATE_LIMIT_ANONYMOUS: 'off' },
  });
  const suspicious =
    'URGENT, click here for 20% off: bit.ly/a http://a.xyz http://b.xyz http://c.xyz t.me/x.';
  const key = { 'idempotency-key': 'once' };
  const statuses = [
    await submit(url, contact(1)),
    await submit(url, contact(1)),
    await submit(url, { ...contact(2), message: suspicious }),
    await submit(url, { ...contact(3), website: 'x' }),
    await submit(url, contact(4), key),
    await submit(url, contact(4), key),
    await submit(url, { customer: contact(5).customer }, {}, '/api/quote/security-doors'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 409, 200, 403, 200, 200, 200]);

  const metrics = await ask(`http://127.0.0.1:${port}/metrics`);
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  const text = String(metrics.body['text']);
  const counted = [
    ...text.matchAll(/^lintel_enquiries_total\{collection="(\w+)",outcome="(\w+)"\} (\d+)$/gm),
  ];
  expect(counted.map(([, collection, outcome, count]) => [collection, outcome, count]).sort()).toEqual([
    ['contact_requests', 'accepted', '2'],
    ['contact_requests', 'duplicate', '1'],
    ['contact_requests', 'held', '1'],
    ['contact_requests', 'refused', '1'],
    ['contact_requests', 'replayed', '1'],
    ['security_door_quotes', 'accepted', '1'],
  ]);
  expect(text).toContain('lintel_store_up 1');
  expect(text).toMatch(/^lintel_build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).not.toContain('aoife');
  expect(await statusOf(`${url}/metrics`)).toBe(404);
  expect(await statusOf(`http://127.0.0.1:${port}/api/contact`)).toBe(404);
});
