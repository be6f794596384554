import type { Redis } from 'ioredis';
import type { RedisServer } from '../app/callers/redis-url.ts';
import { loadScript, runScript } from './redis-script.ts';

const connectTimeoutMs = 1000;
const probe = { bucket: 'probe', policy: { limit: 1, windowMs: 1000 } };

export const noAnswer = 'no answer';
export const connectionClosed = 'the connection was closed';

/**
 * Connects, and counts a probe call: a server may accept connections and still be silent, loading, out of memory or
 * read-only. The client does not reconnect by itself. Rejects with a short reason without address or password.
 */
export async function connectRedis(server: RedisServer, responseTimeoutMs: number): Promise<Redis> {
  // Loaded only by nodes that use Redis.
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
    connectTimeout: connectTimeoutMs,
    disconnectTimeout: responseTimeoutMs,
    retryStrategy: null,
    enableOfflineQueue: false,
    enableReadyCheck: false,
    disableClientInfo: true,
  });
  let fault: Error | undefined;
  client.on('error', (error: Error) => (fault ??= error));
  try {
    await within(connectTimeoutMs, client.connect());
    // Thrown here, because the client reports a missing database by an event only.
    if (fault) throw fault;
    await within(responseTimeoutMs, loadScript(client));
    await within(responseTimeoutMs, runScript(client, probe.bucket, probe.policy, true));
    return client;
  } catch (error) {
    client.disconnect();
    throw new Error(reasonOf(fault ?? error), { cause: error });
  }
}

/**
 * The code of an error from the system or Redis. Messages are not used: they may repeat what was sent, such as a
 * password.
 */
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
