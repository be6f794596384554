import type { Logger } from 'pino';

interface Stoppable {
  stop(): Promise<void>;
}

/** Lets requests in flight finish and leaves with code 0; a second signal does not wait. */
export function stopOnSignal(service: Stoppable, logger: Logger, flush: () => void): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(0);
    stopping = true;
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
      .finally(() => {
        flush();
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
