import { describe, expect, it } from 'vitest';
import { ask, contact, exported, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { createDatabase } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { backWithinMs, expectNoStore, msUntilTaken } from '../support/store-away.ts';

const endOtherConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Faults of a database: the name, the reason shown to the operator, how to cause it, and how to repair it. */
const refusals: [string, RegExp, (name: string) => string[], (name: string) => string[]][] = [
  [
    'lacks a table',
    /a table of it is missing: restore a backup \(42P01\)/,
    () => ['alter table enquiries rename to elsewhere'],
    () => ['alter table elsewhere rename to enquiries'],
  ],
  [
    'takes no writes',
    /the server takes no writes: it may be a standby \(25006\)/,
    (name) => [`alter database ${name} set default_transaction_read_only = on`, endOtherConnections],
    (name) => [
      `begin; set transaction read write; alter database ${name} reset default_transaction_read_only; commit`,
    ],
  ],
];

describe.each(refusals)('a database that %s', (what, reason, refuse, allow) => {
  it('makes the service refuse enquiries with the reason, until it is repaired', async () => {
    const DATABASE_URL = await createDatabase();
    const name = new URL(DATABASE_URL).pathname.slice(1);
    const env = { DATABASE_URL, RATE_LIMIT_ANONYMOUS: 'off' };
    const program = await startProgram({ env });
    expect((await submit(program.url, contact(1))).status).toBe(200);

    for (const statement of refuse(name)) await rawStatement(env, statement);
    // This request may fail because its connection has just been closed.
    await submit(program.url, contact(2));
    await expectNoStore(program.url, 3, 4);
    const { status, body } = await ask(`${program.url}/readyz`);
    expect([status, body['detail']]).toEqual([503, expect.stringMatching(reason)]);
    expect(program.logs()).toMatch(reason);

    for (const statement of allow(name)) await rawStatement(env, statement);
    const back = await msUntilTaken(program.url, 5);
    figuresOf(`a database that ${what}`, 'PostgreSQL').within('taking enquiries again', [back], backWithinMs);
    expect((await exported(env)).map(({ request }) => request)).toEqual([contact(1), contact(5)]);
  }, 60_000);
});
