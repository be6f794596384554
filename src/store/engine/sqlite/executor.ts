import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Job, ResultOf } from '../steps/job.ts';
import type { Connection } from './connection.ts';
import { deserializeError, threadEnded } from './errors.ts';
import type { ThreadData, ThreadRequest, ThreadResponse } from './thread.ts';

/** A connection with asynchronous methods, in this thread or in a worker. */
export type Executor = {
  readonly [Name in keyof Connection]: (
    ...args: Parameters<Connection[Name]>
  ) => Promise<ReturnType<Connection[Name]>>;
};

/** Runs the connection in this thread, for commands, which have nothing else to do while the disk works. */
export function inlineExecutor(connection: Connection): Executor {
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

/** Starts the worker. It opens nothing until asked, and does not keep the process alive until then. */
export function startThread(script: string, data: ThreadData): Worker {
  const worker = new Worker(script, { workerData: data });
  worker.unref();
  return worker;
}

/**
 * Runs the connection in a worker thread, for services: the disk does not block the event loop. Resolves once the
 * file is open.
 */
export async function threadExecutor(worker: Worker): Promise<Executor> {
  worker.ref();
  const pending = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  let count = 0;
  let ended = false;
  const endWith = (error: unknown) => {
    ended = true;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on('message', (response: ThreadResponse) => {
    const caller = pending.get(response.id);
    pending.delete(response.id);
    if (response.error) caller?.reject(deserializeError(response.error));
    else caller?.resolve(response.result as never);
  });
  worker.on('error', endWith);
  worker.on('exit', () => {
    endWith(threadEnded());
  });
  const request = (name: ThreadRequest['name'], args: ThreadRequest['args'] = []) =>
    new Promise<never>((resolve, reject) => {
      if (ended) {
        reject(threadEnded());
        return;
      }
      count += 1;
      pending.set(count, { resolve, reject });
      worker.postMessage({ id: count, name, args } satisfies ThreadRequest);
    });
  await request('open').catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return {
    execute: (sql, parameters) => request('execute', [sql, parameters]),
    run: async (jobs) => JSON.parse(await request('run', JSON.stringify(jobs))) as readonly ResultOf<Job>[],
    commit: () => request('commit'),
    rollback: () => request('rollback'),
    async close() {
      if (ended) return;
      const exit = once(worker, 'exit');
      await request('close');
      await exit;
    },
  };
}
