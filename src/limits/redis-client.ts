import type { Redis } from 'ioredis';
import type { RedisServer } from '../app/callers/redis-url.ts';
import { loadScript, runScript } from './redis-script.ts';

const connectWithinMs = 1000;
const probe = { bucket: 'probe', policy: { limit: 1, windowMs: 1000 } };

export const noAnswer = 'no answer';
export const connectionClosed = 'the connection was closed';

/**
 * A client that has just counted, so that it is known to work: a server may take connections and be silent, still loading,
 * out of memory, or one that only reads. It never connects again by itself. Rejects with a short reason that names no
 * address and no password.
 */
export async function connectRedis(server: RedisServer, answerWithinMs: number): Promise<Redis> {
  // Loaded only where it is used.
  const { Redis } = await import('ioredis');
  const client = new Redis({
    host: server.host,
    port: server.port,
    db: server.database,
    ...(server.login && {
      password: server.login.password,
      ...(server.login.user !== null && { username: server.login.user }),
    }),
    ...(server.encrypted && { tls: {} }),
    protocol: 2,
    lazyConnect: true,
    connectTimeout: connectWithinMs,
    disconnectTimeout: answerWithinMs,
    retryStrategy: null,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
  });
  let fault: Error | undefined;
  client.on('error', (error: Error) => (fault ??= error));
  try {
    await within(connectWithinMs, client.connect());
    // Of a database that does not exist we are only told.
    if (fault) throw fault;
    await within(answerWithinMs, loadScript(client));
    await within(answerWithinMs, runScript(client, probe.bucket, probe.policy, true));
    return client;
  } catch (error) {
    client.disconnect();
    throw new Error(reasonOf(fault ?? error), { cause: error });
  }
}

/** The system's or Redis' own word for it. The rest of a message may repeat what was sent, a password with it. */
export function reasonOf(error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (message === noAnswer) return noAnswer;
  return code ?? /^[A-Z]{3,}(?= )/.exec(message)?.[0] ?? connectionClosed;
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(noAnswer));
  }, ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
