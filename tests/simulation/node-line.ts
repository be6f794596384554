import type { StatementResult } from '../../src/store/engine/sqlite/connection.ts';
import type { Executor } from '../../src/store/engine/sqlite/executor.ts';
import type { SharedDatabase } from './database.ts';
import type { StoreFault } from './plan.ts';
import type { Actor, World } from './world.ts';

export interface LineParts {
  readonly world: World;
  readonly node: Actor;
  readonly database: SharedDatabase;
  /** The current fault of the connection to the store, if any. */
  readonly fault: () => StoreFault | null;
  /** Called after a commit. */
  readonly committed: () => void;
}

/** SQLite error codes for a failing disk and for a lost connection. */
const codes = { failing: 10, lost: 14 };
const beginning = 'begin immediate';

/**
 * The connection of one node to the shared store. Every query has a delay in each direction, during which others
 * run and the node may die; a transaction itself is atomic.
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

  /** Commits or fails; after a failure the caller does not know whether it was committed. */
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
