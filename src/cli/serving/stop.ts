import type { Logger } from 'pino';

interface Stoppable {
  stop(): Promise<void>;
}

/** One Ctrl-C arrives several times: from the terminal, from npm, and from the Node that handed over to this one. */
const sameStopMs = 500;

/** Lets running requests finish and exits with code 0; a second signal exits at once. */
export function stopOnSignal(service: Stoppable, logger: Logger, flush: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const stop = (signal: string) => {
    const now = performance.now();
    if (stoppingSince !== null && now - stoppingSince < sameStopMs) return;
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
