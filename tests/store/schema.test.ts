import { describe, expect, it } from 'vitest';
import { rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

/** Queries of the system catalogue that return one line per column, index and constraint. */
const statements: Readonly<Record<StoreKind, string>> = {
  embedded: `
    select name as item, replace(sql, char(10), ' ') as told from sqlite_schema
    where sql is not null and name not like 'kysely%' order by tbl_name, type desc, name`,
  postgres: `
    select table_name || '.' || column_name as item, data_type || ' ' || is_nullable as told
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all
    select indexname, indexdef from pg_indexes where schemaname = 'public' and indexname not like 'kysely%'
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u') and conname not like 'kysely%'
    union all
    select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by item, told`,
};

describe.each(storeKinds)('a new store, on the %s store', (kind) => {
  it('has the approved tables, constraints and indexes', async () => {
    const { env } = await startService(kind);
    const rows = await rawStatement(env, statements[kind]);
    const lines = rows.map(({ item, told }) => `${String(item)}: ${String(told)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../vectors/store-${kind}.txt`);
  });
});
