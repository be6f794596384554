import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { contact, exported, submit } from '../support/enquiries.ts';
import { hasPackagedPostgres, startPrivatePostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { shipped } from './files.ts';

type Query = (database: string, statement: string) => Promise<Record<string, unknown>[]>;

/** Starts a private server, and runs a script on it as psql would. */
async function serverWith(script: string) {
  const { url } = await startPrivatePostgres();
  const addressOf = (role: string, database: string) => {
    const address = new URL(url);
    address.username = role;
    address.pathname = database;
    return address.href;
  };
  const ask: Query = async (database, statement) => {
    const client = new pg.Client({ connectionString: addressOf('postgres', database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const statements = shipped(`postgres/${script}`)
    .replace(/^--.*$/gm, '')
    .replace(/:'\w+'/g, "'secret'");
  const [everywhere = '', inside = ''] = statements.split('\\connect lintel');
  // One statement at a time, because CREATE DATABASE cannot run in a transaction.
  for (const statement of everywhere.split(';')) await ask('postgres', statement);
  await ask('lintel', inside);
  return { ask, addressOf };
}

const mayConnect = "select has_database_privilege('stranger', 'lintel', 'CONNECT') as may";
const powers = `select rolname from pg_roles where rolname like 'lintel%'
  and (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)`;

describe.skipIf(!hasPackagedPostgres)('the privileges that the scripts grant', () => {
  it('suffice for a role that owns its database, and do not let another role connect', async () => {
    const { ask, addressOf } = await serverWith('lintel.sql');
    const env = { DATABASE_URL: addressOf('lintel', 'lintel') };
    const { url } = await startProgram({ env });
    expect((await submit(url, contact(1))).status).toBe(200);
    expect(await exported(env)).toHaveLength(1);
    await ask('postgres', 'create role stranger login');
    expect(await ask('postgres', mayConnect)).toEqual([{ may: false }]);
    expect(await ask('postgres', powers)).toEqual([]);
  });

  it('suffice for a role that can only read and write rows, after the owner has created the tables', async () => {
    const { ask, addressOf } = await serverWith('two-roles.sql');
    const owner = await startProgram({ env: { DATABASE_URL: addressOf('lintel_owner', 'lintel') } });
    await owner.stop();

    const env = { DATABASE_URL: addressOf('lintel', 'lintel') };
    const { url } = await startProgram({ env });
    expect((await submit(url, contact(1))).status).toBe(200);
    expect((await submit(url, contact(1))).status).toBe(409);
    expect(await exported(env)).toHaveLength(1);
    await ask('postgres', 'create role stranger login');
    expect(await ask('postgres', mayConnect)).toEqual([{ may: false }]);
    expect(await ask('postgres', powers)).toEqual([]);
    expect(await ask('lintel', "select has_schema_privilege('lintel', 'public', 'CREATE') as may")).toEqual([
      { may: false },
    ]);
  });
});
