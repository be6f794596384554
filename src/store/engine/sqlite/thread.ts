import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from '../steps/job.ts';
import { type Connection, connectForService } from './connection.ts';
import { type SerializedError, serializeError } from './errors.ts';

/**
 * Input of the worker thread that runs a service's embedded store: it opens the file, then answers requests in
 * order.
 */
export interface ThreadData {
  readonly dataDir: string;
  /** Whether the service has opened this store before. */
  readonly wasInUse: boolean;
}

export interface ThreadRequest {
  readonly id: number;
  readonly name: 'open' | keyof Connection;
  /** Jobs are posted as one JSON string: structured cloning takes far longer, as they have many parts. */
  readonly args: readonly unknown[] | string;
}

export interface ThreadResponse {
  readonly id: number;
  /** For jobs, one JSON string. */
  readonly result?: unknown;
  readonly error?: SerializedError;
}

/** No busy timeout: the caller waits for locks with timers, so that other queries are answered meanwhile. */
const busyTimeoutMs = 0;

let connection: Connection | undefined;

function resultOf({ name, args }: ThreadRequest): unknown {
  if (name === 'open') {
    const { dataDir, wasInUse } = workerData as ThreadData;
    connection = connectForService(dataDir, busyTimeoutMs, wasInUse);
    return undefined;
  }
  if (typeof args === 'string') return JSON.stringify(connection?.run(JSON.parse(args) as readonly Job[]));
  return (connection?.[name] as (...values: readonly unknown[]) => unknown)(...args);
}

parentPort?.on('message', (request: ThreadRequest) => {
  const { id } = request;
  try {
    parentPort?.postMessage({ id, result: resultOf(request) } satisfies ThreadResponse);
  } catch (error) {
    parentPort?.postMessage({ id, error: serializeError(error) } satisfies ThreadResponse);
  }
  if (request.name === 'close') parentPort?.close();
});
