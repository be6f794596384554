import type { Logger } from 'pino';

interface Stoppable {
  stop(): Promise<void>;
}

/** A Ctrl-C arrives more than once: from the terminal, from npm, and from whoever handed over to us. */
const SAME_STOP_MS = 500;

/** Lets requests in flight finish and leaves with code 0; a second stop does not wait. */
export function stopOnSignal(service: Stoppable, logger: Logger, flush: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const stop = (signal: string) => {
    const now = performance.now();
    if (stoppingSince !== null && now - stoppingSince < SAME_STOP_MS) return;
    if (stoppingSince !== null) process.exit(0);
    stoppingSince = now;
    logger.info({ signal }, 'stopping');
    service
      .stop()
      .then(
        () => {
          logger.info('stopped');
        },
        (error: unknown) => {
          logger.error({ err: error }, 'stopped with an error');
        },
      )
      .finally(async () => {
        await flush();
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
