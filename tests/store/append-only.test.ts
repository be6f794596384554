import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../src/store/backup/back-up.ts';
import { copyStore } from '../../src/store/backup/copy-store.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { temporaryFolder } from '../support/child.ts';
import { change, clearEnquiry } from '../support/desk.ts';
import { createDatabase } from '../support/postgres.ts';
import { type StoreEnv, rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const tables = ['enquiry_changes', 'audit_entries'];

/** PostgreSQL returns bigint times as strings. */
const changeRows = async (env: StoreEnv) =>
  (await rawRows(env, 'enquiry_changes')).map((row) => ({ ...row, at: Number(row['at']) }));

async function withHistory(service: TestService) {
  const enquiry = await clearEnquiry(service);
  await change(service, enquiry, 0, { kind: 'owner', ownerId: 'acc_maeve' });
  await service.store.audit.note({
    at: service.clock.now(),
    actor: 'tester@here',
    action: 'backup',
    detail: {},
  });
}

describe.each(storeKinds)('the change history and the audit log, on the %s store', (kind) => {
  it.each(tables)('refuse updates, deletes and overwrites of %s', async (table) => {
    const service = await startService(kind);
    await withHistory(service);
    const before = await rawRows(service.env, table);
    expect(before).toHaveLength(1);
    const values = Object.values(before[0] ?? {}).map((value) => `'${String(value)}'`);
    for (const statement of [
      `update ${table} set actor = 'nobody'`,
      `delete from ${table}`,
      ...(kind === 'postgres'
        ? [`truncate ${table}`]
        : [`insert or replace into ${table} values (${values.join()})`]),
    ])
      await expect(rawStatement(service.env, statement), statement).rejects.toThrow(`${table} only grows`);
    expect(await rawRows(service.env, table)).toEqual(before);
  });

  it('survive a copy to either store and a restore from a backup', async () => {
    const service = await startService(kind);
    await withHistory(service);
    await service.stop();
    const { DATABASE_URL, DATA_DIR } = service.env as Record<string, string>;
    const from = { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR ?? (await temporaryFolder()) };
    const folder = join(await temporaryFolder(), 'copy');
    const url = await createDatabase();
    await copyStore(from, { databaseUrl: null, dataDir: folder }, () => undefined);
    await copyStore(from, { databaseUrl: url, dataDir: '/nowhere' }, () => undefined);
    const file = join(await temporaryFolder(), 'backup.db');
    await backUp(from, file, () => undefined);
    const restored = join(await temporaryFolder(), 'restored');
    await restore(file, { databaseUrl: null, dataDir: restored }, () => undefined);
    for (const env of [{ DATA_DIR: folder }, { DATABASE_URL: url }, { DATA_DIR: restored }]) {
      expect(await changeRows(env)).toEqual(await changeRows(service.env));
      await expect(rawStatement(env, 'delete from enquiry_changes')).rejects.toThrow('only grows');
    }
  });
});
