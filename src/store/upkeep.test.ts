import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../tests/support/child.ts';
import { steadyMs } from '../app/shared/clock.ts';
import { migrate } from './engine/migrations/index.ts';
import type { Commit } from './engine/open-database.ts';
import { openSqliteFile } from './engine/sqlite/open.ts';
import { upkeep } from './upkeep.ts';

it('forgetExpired erases in batches of 500 rows per transaction', async () => {
  const { db, commit, ...opened } = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  onTestFinished(() => db.destroy());
  await migrate({ db, commit, ...opened });
  const count = async () => {
    const rows = await db.selectFrom('duplicate_guards').select('fingerprint').execute();
    return rows.length;
  };
  const guards = Array.from({ length: 1300 }, (_, n) => ({
    fingerprint: `f${n}`,
    enquiry_id: 'e',
    accepted_at: 0,
  }));
  await db.insertInto('duplicate_guards').values(guards).execute();

  const erased: number[] = [];
  const counted: Commit = async (work) => {
    const before = await count();
    const result = await commit(work);
    erased.push(before - (await count()));
    return result;
  };
  const windows = { duplicateMs: 1000, idempotencyMs: 1000 };
  await upkeep.forgetExpired({ ...opened, db, commit: counted, windows }, steadyMs(1000));
  expect(await count()).toBe(0);
  expect(erased.slice(0, 3)).toEqual([500, 500, 300]);
});
