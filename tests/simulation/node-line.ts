import type { StatementResult } from '../../src/store/engine/sqlite/connection.ts';
import type { Executor } from '../../src/store/engine/sqlite/executor.ts';
import type { SharedDatabase } from './database.ts';
import type { StoreFault } from './plan.ts';
import type { Actor, World } from './world.ts';

export interface LineParts {
  readonly world: World;
  readonly node: Actor;
  readonly database: SharedDatabase;
  /** What is wrong with the way to the store now; null while nothing is. */
  readonly fault: () => StoreFault | null;
  /** Something was committed. */
  readonly committed: () => void;
}

/** SQLite's codes for a disk that fails and for a connection that is worth nothing any more. */
const codes = { failing: 10, lost: 14 };
const beginning = 'begin immediate';

/**
 * The way of one node to the store they share. Every question travels there and back, which takes time in which others
 * have their turn and the node may die; a transaction is done at one go, as the store does them one after the other.
 */
export function createNodeLine({ world, node, database, fault, committed }: LineParts): Executor {
  const { connection } = database;
  let inTransaction = false;

  const travel = (what: string) => world.pause(world.delay(node, what), node);

  function failing({ spoils }: StoreFault, what: string): Error {
    world.note(node.name, `the store fails: ${what}${spoils ? ', connection lost' : ''}`);
    return Object.assign(new Error('the store failed'), { errcode: spoils ? codes.lost : codes.failing });
  }

  function failHere(what: string): void {
    const found = fault();
    if (found) throw failing(found, what);
  }

  /** Commits or fails, and if it fails whoever waits does not know whether it was done. */
  async function commitBy<Result>(what: string, commit: () => Result, undo: () => void): Promise<Result> {
    const found = fault();
    if (found?.fails === 'before the commit') {
      undo();
      await travel('failed');
      throw failing(found, `${what} is not committed`);
    }
    const result = commit();
    committed();
    await travel('answer');
    if (found) throw failing(found, `${what} is committed, which nobody is told`);
    return result;
  }

  return {
    async execute(sql, parameters): Promise<StatementResult> {
      if (inTransaction) return connection.execute(sql, parameters);
      await travel(sql === beginning ? sql : 'read');
      failHere(sql === beginning ? 'no transaction' : 'nothing is read');
      inTransaction = sql === beginning;
      return connection.execute(sql, parameters);
    },
    async run(jobs) {
      await travel('run');
      const what = jobs.map(({ name }) => name).join(' and ');
      return commitBy(
        what,
        () => connection.run(jobs),
        () => undefined,
      );
    },
    commit() {
      inTransaction = false;
      return commitBy(
        'a change',
        () => {
          connection.commit();
        },
        () => {
          connection.rollback();
        },
      );
    },
    rollback: () => {
      inTransaction = false;
      connection.rollback();
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
