import { once } from 'node:events';
import type { Logger } from 'pino';
import type { LearnedModel } from '../app/enquiries/learned-model.ts';
import type { Config } from '../config.ts';
import { createMetricsListener } from '../metrics/listener.ts';
import { createBackground } from '../jobs/background.ts';
import { composeDeliveries } from './outbox.ts';
import type { Figures } from '../figures/load.ts';
import type { Foundation } from './foundation.ts';
import { createIndexing } from '../jobs/indexing.ts';
import { composeMail } from './mail.ts';

export interface JobParts {
  readonly config: Config;
  readonly figures: Figures;
  readonly foundation: Foundation;
  readonly publicUrl: () => string;
  readonly learnedModel: LearnedModel;
  readonly logger: Logger;
}

/** Wires the background jobs of a service: outbox, mail, indexing, erasing, backups, and the metrics listener. */
export function composeJobs(parts: JobParts) {
  const { config, foundation, learnedModel, logger } = parts;
  const background = createBackground({
    schedule: config.backups,
    config,
    ...foundation,
    learnedModel,
    logger,
  });
  const indexing = createIndexing(foundation.store, logger);
  const mail = composeMail({ ...parts, ...foundation });
  const deliveries = composeDeliveries({ config, ...foundation, mail, logger });
  const metricsServer = createMetricsListener(foundation.metrics.registry);
  return {
    mail,
    background,
    /** Starts the jobs that a new enquiry needs; called after each one. */
    wake(): void {
      deliveries.wake();
      indexing.wake();
    },
    async start(): Promise<void> {
      background.start();
      deliveries.start();
      indexing.start();
      if (!config.metrics) return;
      metricsServer.listen(config.metrics.port, config.metrics.host);
      await once(metricsServer, 'listening');
    },
    /**
     * Stops jobs that no request needs, before requests are drained; `stopLast` stops the others afterwards.
     */
    async stopFirst(): Promise<void> {
      metricsServer.close();
      await background.stop();
    },
    async stopLast(): Promise<void> {
      mail?.drain();
      await Promise.all([deliveries.stop(), indexing.stop()]);
    },
    close(): void {
      mail?.close();
    },
  };
}
