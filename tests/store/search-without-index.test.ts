import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InboxPlace, wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { deskEnquiries, morning } from '../support/desk-enquiries.ts';
import { createDatabase } from '../support/postgres.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService } from '../support/service.ts';

/** Number of enquiries: more than a page scans. */
const many = 60_000;
const role = `plain_${randomUUID().replaceAll('-', '')}`;
const log: string[] = [];
let service: TestService;
let admin: string;

/** A database whose role cannot create extensions: that needs CREATE on the database, not only on the schema. */
async function databaseWithoutExtensions(): Promise<string> {
  admin = await createDatabase();
  const secret = randomUUID();
  for (const statement of [
    `create role ${role} login password '${secret}'`,
    `grant create, usage on schema public to ${role}`,
  ])
    await rawStatement({ DATABASE_URL: admin }, statement);
  const url = new URL(admin);
  url.username = role;
  url.password = secret;
  return url.href;
}

beforeAll(async () => {
  const env = { DATABASE_URL: await databaseWithoutExtensions(), HOST: '127.0.0.1', PORT: '0' };
  const logger = pino({ level: 'warn' }, { write: (line: string) => log.push(line) });
  service = await startService('postgres', { env, logger, listening: true });
});

afterAll(async () => {
  await service.stop();
  for (const statement of [`drop owned by ${role} cascade`, `drop role ${role}`])
    await rawStatement({ DATABASE_URL: admin }, statement);
});

const search = (q: string, from: InboxPlace | null = null) =>
  service.store.inbox.page(
    selectionOf({ ...wholeInbox, q }, 'ana', wallMs(morning)),
    { direction: 'older', from },
    50,
    'ana',
  );

describe('the store on a PostgreSQL without pg_trgm', () => {
  it('can be used, and the log says that search is limited', async () => {
    await expect.poll(() => log.join('')).toContain('search looks through the newest enquiries only');
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 40, reason: 'the database has no pg_trgm' });
    expect(log).toHaveLength(1);
    expect(await rawStatement(service.env, 'select 1 from pg_extension where extname = $$pg_trgm$$')).toEqual(
      [],
    );
  });

  it('finds a match by scanning a limited number of rows per page', async () => {
    const { like, add, index } = await deskEnquiries(service);
    const { customer } = like.request;
    await add('con_needle', 0, {
      request: { ...like.request, customer: { ...customer, name: 'Neasa Byrne' } },
    });
    await index();
    const isFound = async (from: InboxPlace | null = null) =>
      (await search('byr', from)).rows.map(({ enquiry }) => enquiry.id).join() === 'con_needle';
    expect(await isFound()).toBe(true);

    const columns = Object.keys(
      (await rawStatement(service.env, 'select * from enquiries limit 1'))[0] ?? {},
    );
    const changed: Readonly<Record<string, string>> = { id: `'con_' || n`, received_at: 'received_at + n' };
    const values = columns.map((name) => changed[name] ?? name).join();
    await rawStatement(
      service.env,
      `insert into enquiries (${columns.join()}) select ${values} from enquiries, generate_series(1, ${many}) n
        where id = 'con_needle'`,
    );
    const first = await search('byr');
    expect(first.rows).toEqual([]);
    expect(first.lookedTo).toBeGreaterThan(morning);
    expect(await isFound(first.next)).toBe(true);
  });
});
