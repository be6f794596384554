import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bareCard, cardFile } from '../support/business.ts';
import { temporaryFolder } from '../support/child.ts';
import { ask, contact, statusOf, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { mailEnv } from '../support/mail-server.ts';
import { createDatabase } from '../support/postgres.ts';
import { runCommand, startProgram } from '../support/program.ts';

it('the service prints its URL, its data folder, the documentation URL, and that mail is off', async () => {
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

it('the service prints that the name on the pages is a sample if no card is configured', async () => {
  const program = await startProgram();
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(6);
  expect(program.stdout().split('\n')[4]).toBe(
    "The maker's name on the pages is a sample: name a file with your own card in BUSINESS (see docs/operating/makers-card.md)",
  );
});

it.each(['the embedded store', 'PostgreSQL'])(
  'the service prints in one line why %s is unavailable, and starts',
  async (where) => {
    const postgres = where === 'PostgreSQL';
    const place = postgres
      ? { DATABASE_URL: 'postgres://lintel:secret@127.0.0.1:1/lintel' }
      : { DATA_DIR: '/dev/null/data' };
    const program = await startProgram({ env: place });
    await expect.poll(() => program.stdout().split('\n')).toHaveLength(postgres ? 7 : 6);
    const [first, second, third] = program.stdout().split('\n');
    expect([first, third]).toEqual([
      expect.stringMatching(/^Lintel listens on /),
      expect.stringMatching(/^Documentation is at /),
    ]);
    expect(second).toBe(
      `${
        postgres
          ? 'The database at DATABASE_URL cannot be used: nothing listens at its host and port (ECONNREFUSED)'
          : 'The store in /dev/null/data cannot be used: a part of its path is a file, not a folder (ENOTDIR)'
      }. Enquiries are refused until it can; prices and pages are served.`,
    );
    await expect.poll(() => program.logs()).toContain('the store is away');
    expect(await statusOf(`${program.url}/products`)).toBe(200);
  },
);

it('the service exits if a setting, the card, the price book or the catalogue is invalid', async () => {
  const file = join(await temporaryFolder(), 'file.json');
  writeFileSync(file, JSON.stringify([{ id: 'wide', name: 'Wide', description: 7 }]));
  for (const [name, value, reason] of [
    ['PORT', 'http', /^lintel: PORT must be [^\n]+\n$/],
    ['BUSINESS', file, /^lintel: \S+file\.json has /],
    ['PRICE_BOOK', file, /^lintel: \S+file\.json has /],
    [
      'CATALOGUE',
      file,
      /^lintel: \S+file\.json has (?:a fault|\d+ faults):\n[^]*\(wide, "Wide"\): must be string\n/,
    ],
  ] as const) {
    const { code, stdout, stderr } = await runCommand([], { env: { PORT: '0', [name]: value } });
    expect({ code, stdout }, name).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(reason);
  }
});

it('the service prints in one line that its port is in use', async () => {
  const { port } = new URL((await startProgram()).url);
  const { code, stdout, stderr } = await runCommand([], {
    env: { HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`lintel: port ${port} on 127.0.0.1 is in use; set PORT to another\n`);
});

it('the service prints in one line that the metrics port is in use', async () => {
  const { port } = new URL((await startProgram()).url);
  const { code, stdout, stderr } = await runCommand([], {
    env: { PORT: '0', METRICS_HOST: '127.0.0.1', METRICS_PORT: port, LOG_LEVEL: 'silent' },
  });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`lintel: port ${port} on 127.0.0.1 is in use; set METRICS_PORT to another\n`);
});

it('the service prints in one line that both ports are the same', async () => {
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
])('the service prints in one line that %s is an address or name of another machine', async (name, more) => {
  for (const host of ['192.0.2.1', 'nobody.invalid']) {
    const { code, stdout, stderr } = await runCommand([], {
      env: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...more, [name]: host },
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(`lintel: ${name} ${host} is no address of this machine\n`);
  }
});

/** Whether the system has privileged ports; otherwise the test is skipped. */
const someMayNot = Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8')) > 1;
const withoutRights = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-net_bind_service'] : [];

it.runIf(someMayNot).each([
  ['PORT', { PORT: '1' }],
  ['METRICS_PORT', { METRICS_PORT: '1', METRICS_HOST: '127.0.0.1' }],
])('the service prints in one line that %s needs more privileges', async (name, env) => {
  const start = startProgram({ env: { LOG_LEVEL: 'silent', ...env }, under: withoutRights });
  await expect(start).rejects.toThrow(
    `The program did not start (exit 1):\nlintel: port 1 on 127.0.0.1 needs more rights; set ${name} above 1023\n`,
  );
});

it('the service prints that data is in PostgreSQL, and the host of the mail server, without credentials', async () => {
  const mail = mailEnv('smtps://desk:top-secret@mail.example.ie');
  const program = await startProgram({
    env: { DATABASE_URL: await createDatabase(), BUSINESS: await cardFile(bareCard), ...mail },
  });
  await expect.poll(() => program.stdout().split('\n')).toHaveLength(6);
  expect(program.stdout().split('\n')[1]).toBe('Data is kept in PostgreSQL, at DATABASE_URL');
  expect(program.stdout()).toContain('Mail goes out through mail.example.ie, port 465\n');
  expect(program.stdout() + program.logs()).not.toContain('top-secret');
});

it('the service prints in one line that the version of Node is too old', () => {
  // The version check runs before anything else is loaded.
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

it('the service counts enquiries by outcome, on the metrics port only', async () => {
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
