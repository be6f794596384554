import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, ResultOf } from '../steps/job.ts';
import type { Connection } from './connection.ts';
import { sqliteError, threadEnded } from './errors.ts';
import type { Answer, Question, ThreadData } from './thread.ts';

/** A connection with asynchronous methods, in this thread or in a worker. */
export type Line = {
  readonly [Name in keyof Connection]: (
    ...args: Parameters<Connection[Name]>
  ) => Promise<ReturnType<Connection[Name]>>;
};

/** In this thread, for commands, which have nothing else to do while the disk works. */
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

/** The worker opens nothing until asked, and does not keep the process alive until then. */
export function startThread(script: string, data: ThreadData): Worker {
  const worker = new Worker(script, { workerData: data });
  worker.unref();
  return worker;
}

/** In a worker thread, for services: the disk does not block the event loop. Resolves once the file is open. */
export async function lineToThread(worker: Worker): Promise<Line> {
  worker.ref();
  const pending = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let count = 0;
  let ended = false;
  const endWith = (error: unknown) => {
    ended = true;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (answer: Answer) => {
    const caller = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.error) caller?.reject(sqliteError(answer.error));
    else caller?.resolve(answer.result as never);
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
      pending.set(count, { resolve, reject });
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
