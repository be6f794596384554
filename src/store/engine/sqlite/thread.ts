import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from '../steps/job.ts';
import { type Connection, connectForService } from './connection.ts';
import { type ToldError, tellError } from './errors.ts';

/** The thread in which a service has its embedded store: it opens the file, then answers one question after the other. */
export interface ThreadData {
  readonly dataDir: string;
  /** Whether the service has used it before. */
  readonly wasInUse: boolean;
}

export interface Question {
  readonly id: number;
  readonly name: 'open' | keyof Connection;
  /** Jobs, which have many parts, are one text: to copy those part by part takes far longer. */
  readonly args: readonly unknown[] | string;
}

export interface Answer {
  readonly id: number;
  /** What came of jobs is one text as well. */
  readonly result?: unknown;
  readonly error?: ToldError;
}

/** The caller waits for a lock, with timers, so that other queries are answered meanwhile. */
const blockMs = 0;

let connection: Connection | undefined;

function answer({ name, args }: Question): unknown {
  if (name === 'open') {
    const { dataDir, wasInUse } = workerData as ThreadData;
    connection = connectForService(dataDir, blockMs, wasInUse);
    return undefined;
  }
  if (typeof args === 'string') return JSON.stringify(connection?.run(JSON.parse(args) as readonly Job[]));
  return (connection?.[name] as (...values: readonly unknown[]) => unknown)(...args);
}

parentPort?.on('message', (question: Question) => {
  const { id } = question;
  try {
    parentPort?.postMessage({ id, result: answer(question) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ id, error: tellError(error) } satisfies Answer);
  }
  if (question.name === 'close') parentPort?.close();
});
