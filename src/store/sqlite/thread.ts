import { statSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, connectToStore } from './connection.ts';
import { type ToldError, movedAway, tellError } from './errors.ts';
import { storeFile } from './files.ts';

/** The thread in which a service has its embedded store: it opens the file, then answers one question after the other. */
export interface ThreadData {
  readonly dataDir: string;
  /** Whether a store must be there: one that was in use and is gone is not quietly replaced by an empty one. */
  readonly mustExist: boolean;
}

export interface Question {
  readonly id: number;
  readonly name: 'open' | keyof Connection;
  readonly args: readonly unknown[];
}

export interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: ToldError;
}

/** Waiting for a lock is done by whoever asks, with timers: meanwhile others are answered. */
const blockMs = 0;

function open({ dataDir, mustExist }: ThreadData): Connection {
  if (mustExist && !statSync(storeFile(dataDir), { throwIfNoEntry: false })?.size) throw movedAway();
  return connectToStore(dataDir, blockMs);
}

let connection: Connection | undefined;

function answer({ name, args }: Question): unknown {
  if (name === 'open') {
    connection = open(workerData as ThreadData);
    return undefined;
  }
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
