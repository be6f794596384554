import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { migrate } from '../../engine/migrations/index.ts';
import { openSqliteFile } from '../../engine/sqlite/open.ts';
import { StoreTrouble } from '../../engine/fault.ts';
import { copyTables, isEmpty } from './copy-tables.ts';

async function newStore() {
  const database = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  onTestFinished(() => database.db.destroy());
  await migrate(database);
  return database.db;
}

const guard = (number: number) => ({ fingerprint: `f${number}`, enquiry_id: 'e', accepted_at: number });

async function withGuards(count: number) {
  const db = await newStore();
  const guards = Array.from({ length: count }, (_, number) => guard(number));
  await db.insertInto('duplicate_guards').values(guards).execute();
  return db;
}

it('copyTables copies every row once, across page boundaries, and reports progress', async () => {
  const [from, to] = [await withGuards(1200), await newStore()];
  expect([await isEmpty(from), await isEmpty(to)]).toEqual([false, true]);
  const steps: [done: number, of: number][] = [];
  await to.transaction().execute((trx) => copyTables(from, trx, (done, of) => steps.push([done, of])));
  const copied = await to.selectFrom('duplicate_guards').selectAll().orderBy('accepted_at').execute();
  expect(copied).toEqual(Array.from({ length: 1200 }, (_, number) => guard(number)));
  expect(steps).toEqual([500, 1000, 1200, 1700, 2200, 2400].map((done) => [done, 2400]));
});

/** Faults in the copy, such as a failing disk or another process would cause. */
const changes: [what: string, statement: string, found: number][] = [
  ['a changed row', `update duplicate_guards set enquiry_id = 'x' where fingerprint = 'f1'`, 3],
  ['a missing row', `delete from duplicate_guards where fingerprint = 'f1'`, 2],
];

it.each(changes)('copyTables rolls back a copy with %s', async (_, statement, found) => {
  const [from, to] = [await withGuards(3), await newStore()];
  await sql.raw(`create trigger harm after insert on duplicate_guards begin ${statement}; end`).execute(to);
  const copy = to.transaction().execute((trx) => copyTables(from, trx, () => undefined));
  await expect(copy).rejects.toEqual(
    new StoreTrouble(
      `the copy of duplicate_guards is not the same as what was read (3 rows read, ${found} found again); nothing was kept`,
    ),
  );
  expect(await isEmpty(to)).toBe(true);
});
