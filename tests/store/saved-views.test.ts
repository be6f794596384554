import { describe, expect, it } from 'vitest';
import { as20261129 } from '../support/older-schema.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';
import { addStaff } from '../support/staff.ts';

/** The schema before the unique index on view names. */
const as20261128 = (kind: StoreKind) => [
  ...as20261129(kind),
  'drop index staff_views_of_account',
  'create index staff_views_of_account on staff_views (account_id)',
  `delete from kysely_migration where name >= '2026-11-29-one-view-a-name'`,
];

describe.each(storeKinds)('saved views, on the %s store', (kind) => {
  it('have unique names per account, even if saved concurrently', async () => {
    const service = await startService(kind);
    const { savedViews } = service.store;
    const { account } = await addStaff(service);
    const save = (name: string, query: string) =>
      savedViews.save(account.id, { name, query }, service.clock.now());
    const queries = ['q=1', 'q=2', 'q=3'];
    expect(await Promise.all(queries.map((query) => save('Mine', query)))).toEqual([true, true, true]);
    const kept = await savedViews.list(account.id);
    expect(kept.map(({ name }) => name)).toEqual(['Mine']);
    expect(queries).toContain(kept[0]?.query);
  });

  it('are limited to 30 even if saved concurrently, and can still be updated at the limit', async () => {
    const service = await startService(kind);
    const { savedViews } = service.store;
    const { account } = await addStaff(service);
    const save = (name: string, query = '') =>
      savedViews.save(account.id, { name, query }, service.clock.now());
    for (let number = 1; number <= 29; number += 1) expect(await save(`View ${number}`)).toBe(true);
    const saved = await Promise.all(['A', 'B', 'C'].map((name) => save(name)));
    expect(saved.filter(Boolean)).toHaveLength(1);
    expect(await rawStatement(service.env, 'select id from staff_views')).toHaveLength(30);
    expect(await save('View 7', 'q=7')).toBe(true);
    expect((await savedViews.list(account.id)).find(({ name }) => name === 'View 7')?.query).toBe('q=7');
  });

  it('are reduced to the newest of each name in an older store with duplicate names', async () => {
    const before = await startService(kind);
    const { env } = before;
    await before.stop();
    for (const statement of as20261128(kind)) await rawStatement(env, statement);
    for (const [id, account, name, at] of [
      ['a', 'ana', 'Mine', 1],
      ['c', 'ana', 'Mine', 2],
      ['b', 'ana', 'Mine', 2],
      ['d', 'ana', 'Held', 1],
      ['e', 'ben', 'Mine', 1],
    ] as const)
      await rawStatement(
        env,
        `insert into staff_views (id, account_id, name, query, created_at)
         values ('${id}', '${account}', '${name}', 'q=${id}', ${at})`,
      );
    const { store } = await startService(kind, { env: { ...env, BACKUP_BEFORE_UPGRADE: 'off' } });
    expect((await store.savedViews.list('ana')).map(({ id }) => id)).toEqual(['d', 'c']);
    expect((await store.savedViews.list('ben')).map(({ id }) => id)).toEqual(['e']);
  });
});
