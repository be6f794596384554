import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { commitInGroups, createGroups } from './group-commit.ts';
import { migrate } from './migrations/index.ts';
import type { Commit } from './open-database.ts';
import { openSqliteFile } from './sqlite/open.ts';

/** A store of one connection that counts its transactions. */
async function countedStore(failing: (count: number) => Error | null = () => null, failsToCommit = false) {
  const opened = openSqliteFile(join(await temporaryFolder(), 'lintel.db'), 0);
  onTestFinished(() => opened.db.destroy());
  await migrate(opened);
  let transactions = 0;
  const transaction: Commit = async (work) => {
    transactions += 1;
    const error = failing(transactions);
    if (error) throw error;
    return opened.db.transaction().execute(async (trx) => {
      const result = await work(trx);
      if (failsToCommit) throw away;
      return result;
    });
  };
  const commit = commitInGroups(
    createGroups((error) => error === away),
    transaction,
  );
  const insert = (fingerprint: string) =>
    commit(async (trx) => {
      await trx
        .insertInto('duplicate_guards')
        .values({ fingerprint, enquiry_id: 'e', accepted_at: 0 })
        .execute();
      return fingerprint;
    });
  const stored = async () =>
    (await opened.db.selectFrom('duplicate_guards').select('fingerprint').execute()).map(
      (row) => row.fingerprint,
    );
  return { insert, stored, transactions: () => transactions };
}

const away = new Error('the store is away');
const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index + 100}`);

it('group commit commits the work of one event loop turn together', async () => {
  const { insert, stored, transactions } = await countedStore();
  const all = names(50);
  const first = all.slice(0, 20).map(insert);
  expect(transactions()).toBe(0);
  await endOfTurn();
  expect(transactions()).toBe(1);
  const meanwhile = [];
  for (const name of all.slice(20)) {
    meanwhile.push(insert(name));
    await Promise.resolve();
  }
  expect(await Promise.all([...first, ...meanwhile])).toEqual(all);
  expect(await stored()).toEqual(all);
  expect(transactions()).toBe(2);
  expect(await insert('later')).toBe('later');
  expect(transactions()).toBe(3);
});

it('group commit limits the size of a group', async () => {
  const { insert, stored, transactions } = await countedStore();
  await Promise.all(names(250).map(insert));
  expect(await stored()).toHaveLength(250);
  expect(transactions()).toBe(3);
});

it('group commit rejects only the work that causes an error', async () => {
  const { insert, stored } = await countedStore();
  const [first, again, ...others] = await Promise.allSettled(['same', 'same', ...names(20)].map(insert));
  expect(first?.status).toBe('fulfilled');
  expect(again).toMatchObject({ status: 'rejected', reason: { message: /UNIQUE/ } });
  expect(others.map(({ status }) => status)).toEqual(names(20).map(() => 'fulfilled'));
  expect((await stored()).sort()).toEqual([...names(20), 'same']);
});

it('group commit rejects all queued work, after one attempt, when the store is unavailable', async () => {
  const { insert, stored, transactions } = await countedStore((count) => (count === 1 ? away : null));
  const results = await Promise.allSettled(names(20).map(insert));
  expect(results.map((each) => each.status === 'rejected' && each.reason === away)).toEqual(
    names(20).map(() => true),
  );
  expect(transactions()).toBe(1);
  expect(await insert('back')).toBe('back');
  expect(await stored()).toEqual(['back']);
});

it('group commit rejects all work of a group whose commit fails', async () => {
  const { insert, stored } = await countedStore(() => null, true);
  const results = await Promise.allSettled(names(3).map(insert));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await stored()).toEqual([]);
});
