import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { createMetricsListener } from '../metrics/listener.ts';
import { composeBackground } from './background.ts';
import { composeCore } from './core.ts';
import type { Figures } from './figures.ts';
import { composeHttp } from './http.ts';
import { linkBase, urlOf } from './link-base.ts';
import { closeWithin, listen } from './listener.ts';

/** Longer than a request may take, and short enough for whoever waits for the service to stop. */
const stopWithinMs = 8000;

/** The service: configuration → store → use cases → web server and background work. */
export function composeService(config: Config, figures: Figures, logger: Logger, clock?: Clock) {
  let ownUrl = linkBase(config.host, config.port);
  const publicUrl = () => config.publicUrl ?? ownUrl;
  const core = composeCore(config, figures, logger, publicUrl, clock);
  const { store, metrics } = core;
  const background = composeBackground({ schedule: config.backups, ...core, logger });
  const server = composeHttp(config, figures, core, publicUrl, logger);
  const metricsServer = createMetricsListener(metrics.registry);

  return {
    server,
    store,
    publicUrl,
    background,
    /** What the pages do. */
    openDoorQuote: core.openDoorQuote,
    submitDoorQuote: core.submitDoorQuote,
    /** The address it listens on. */
    async listen(): Promise<string> {
      await store.start();
      const port = await listen(server, config.host, config.port);
      ownUrl = linkBase(config.host, port);
      background.start();
      if (config.metrics) {
        metricsServer.listen(config.metrics.port, config.metrics.host);
        await once(metricsServer, 'listening');
      }
      return urlOf(config.host, port);
    },
    async stop(): Promise<void> {
      metricsServer.close();
      await background.stop();
      await closeWithin(server, stopWithinMs);
      await store.close();
    },
  };
}
