import type { Logger } from 'pino';
import { handedOver } from '../../node/child.mjs';

/** One Ctrl-C arrives several times: from the terminal, from npm, and from the Node that handed over to this one. */
const sameStopMs = 500;

/** Lets running requests finish and exits with code 0; a second signal exits at once. Returns what a signal does. */
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
 * The same where an older Node that handed over to this one was killed: whoever killed it means this one, and no signal comes
 * from there any more. The channel it left open closes then. One from another program says nothing: whoever starts a service to
 * let it run by itself closes it too.
 */
export function stopWhenLeft(stop: (signal: string) => Promise<void>): void {
  if (process.env[handedOver] === undefined) return;
  const left = () => void stop('disconnect');
  // Undefined where there is none, as in a program that only inherited our variable.
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === false) left();
  process.once('disconnect', left);
  // Who has nothing more to do ends, also while that one lives.
  process.channel?.unref();
}
