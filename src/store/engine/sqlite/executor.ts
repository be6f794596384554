import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, ResultOf } from '../steps/job.ts';
import type { Connection } from './connection.ts';
import { sqliteError, threadEnded } from './errors.ts';
import type { Answer, Question, ThreadData } from './thread.ts';

/** A connection as Kysely's driver asks it: in this thread or in another, which cannot be told from the answers. */
export type Line = {
  readonly [Name in keyof Connection]: (
    ...args: Parameters<Connection[Name]>
  ) => Promise<ReturnType<Connection[Name]>>;
};

/** For a command, which has nothing else to do while the disk works. */
export function lineTo(connection: Connection): Line {
  const settled = <Result>(work: () => Result) =>
    new Promise<Result>((resolve) => {
      resolve(work());
    });
  return {
    execute: (sql, parameters) => settled(() => connection.execute(sql, parameters)),
    run: (jobs) => settled(() => connection.run(jobs)),
    commit: () =>
      settled(() => {
        connection.commit();
      }),
    rollback: () =>
      settled(() => {
        connection.rollback();
      }),
    close: () =>
      settled(() => {
        connection.close();
      }),
  };
}

/** It opens nothing before it is asked to, and until then keeps no program from ending. */
export function startThread(script: string, data: ThreadData): Worker {
  const worker = new Worker(script, { workerData: data });
  worker.unref();
  return worker;
}

/** For a service: nobody else waits while the disk works. Resolves once the file is open. */
export async function lineToThread(worker: Worker): Promise<Line> {
  worker.ref();
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let count = 0;
  let ended = false;
  const endWith = (error: unknown) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error) asker?.reject(sqliteError(answer.error));
    else asker?.resolve(answer.result as never);
  });
  worker.on('error', endWith);
  worker.on('exit', () => {
    endWith(threadEnded());
  });
  const ask = (name: Question['name'], args: Question['args'] = []) =>
    new Promise<never>((resolve, reject) => {
      if (ended) {
        reject(threadEnded());
        return;
      }
      count += 1;
      waiting.set(count, { resolve, reject });
      worker.postMessage({ id: count, name, args } satisfies Question);
    });
  await ask('open').catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    execute: (sql, parameters) => ask('execute', [sql, parameters]),
    run: async (jobs) => JSON.parse(await ask('run', JSON.stringify(jobs))) as readonly ResultOf<Job>[],
    commit: () => ask('commit'),
    rollback: () => ask('rollback'),
    async close() {
      if (ended) return;
      const exit = once(worker, 'exit');
      await ask('close');
      await exit;
    },
  };
}
