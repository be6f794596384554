import type { Logger } from 'pino';
import { handedOver } from '../../node/child.mjs';

/** Time within which signals count as one: a Ctrl-C arrives from the terminal, from npm, and from a parent Node. */
const sameStopMs = 500;

/**
 * Graceful shutdown on a signal, with exit code 0; a second signal exits at once. Returns the shutdown function.
 */
export function stopOnSignal(
  service: { stop(): Promise<void> },
  logger: Logger,
  flush: () => Promise<void>,
): (signal: string) => Promise<void> {
  let stoppingSince: number | null = null;
  const stop = async (signal: string): Promise<void> => {
    const now = performance.now();
    if (stoppingSince !== null && now - stoppingSince < sameStopMs) return;
    if (stoppingSince !== null) process.exit(0);
    stoppingSince = now;
    logger.info({ signal }, 'stopping');
    try {
      await service.stop();
      logger.info('stopped');
    } catch (error) {
      logger.error({ err: error }, 'stopped with an error');
    }
    await flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
  return stop;
}

/**
 * Shuts down if the Node process that handed over to this one is killed, which closes the IPC channel without a
 * signal. The channel of any other parent is ignored: programs that detach a service close it too.
 */
export function stopWhenLeft(stop: (signal: string) => Promise<void>): void {
  if (process.env[handedOver] === undefined) return;
  const left = () => void stop('disconnect');
  // Undefined without a channel, for instance if only the environment variable was inherited.
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === false) left();
  process.once('disconnect', left);
  // The channel must not keep the process alive.
  process.channel?.unref();
}
