import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createMetricsListener } from '../metrics/listener.ts';
import { composeBackground } from './background.ts';
import { sendAway } from './closing.ts';
import { type CoreOptions, composeCore } from './core.ts';
import { composeDeliveries } from './deliveries.ts';
import type { Figures } from './figures.ts';
import { composeHttp } from './http.ts';
import { composeMail } from './mail.ts';
import { composeIndexing } from './indexing.ts';
import { linkBase, urlOf } from './link-base.ts';

export type ServiceOptions = Pick<CoreOptions, 'clock' | 'withEvents'>;

/** The service: configuration → store → use cases → web server and background work. */
export function composeService(
  config: Config,
  figures: Figures,
  logger: Logger,
  options: ServiceOptions = {},
) {
  let ownUrl = linkBase(config.host, config.port);
  const publicUrl = () => config.publicUrl ?? ownUrl;
  const core = composeCore(config, figures, logger, publicUrl, {
    ...options,
    onEnquiry: () => {
      deliveries.wake();
      indexing.wake();
    },
  });
  const { store, metrics, rendering } = core;
  const background = composeBackground({ schedule: config.backups, config, ...core, logger });
  const indexing = composeIndexing(core.store, logger);
  const mail = composeMail({ config, figures, publicUrl, ...core, logger });
  const deliveries = composeDeliveries({ config, ...core, mail, logger });
  const server = composeHttp(config, figures, core, publicUrl, logger, mail);
  const metricsServer = createMetricsListener(metrics.registry);

  return {
    server,
    store,
    publicUrl,
    background,
    metrics,
    learnedModel: core.learnedModel,
    /** What the pages do. */
    openDoorQuote: core.openDoorQuote,
    submitDoorQuote: core.submitDoorQuote,
    /** The address it listens on. */
    async listen(): Promise<string> {
      // The thread of the store starts while routes and pages are put together here.
      await Promise.all([store.start(), core.startLimits(), server.ready()]);
      await server.listen({ host: config.host, port: config.port });
      // The system chooses one where 0 is asked for.
      const { port } = server.server.address() as AddressInfo;
      ownUrl = linkBase(config.host, port);
      background.start();
      deliveries.start();
      indexing.start();
      if (config.metrics) {
        metricsServer.listen(config.metrics.port, config.metrics.host);
        await once(metricsServer, 'listening');
      }
      return urlOf(config.host, port);
    },
    async stop(): Promise<void> {
      metricsServer.close();
      await background.stop();
      const close = await sendAway(server, config.trustProxy.length > 0);
      await Promise.all([close(), deliveries.stop(), indexing.stop()]);
      mail?.close();
      await rendering.close();
      core.closeLimits();
      await store.close();
    },
  };
}
