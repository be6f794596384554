import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { drain } from '../http/server/drain.ts';
import { type CoreOptions, composeCore } from './core.ts';
import type { Figures } from '../figures/load.ts';
import { type FoundationOptions, composeFoundation } from './foundation.ts';
import { composeJobs } from './jobs.ts';
import { composeHttp } from './http.ts';
import { linkBase, urlOf } from '../app/site/link-base.ts';

export type ServiceOptions = FoundationOptions & Pick<CoreOptions, 'withEvents'>;

/** Wires the service: from configuration to store, use cases, web server and background jobs. */
export function composeService(
  config: Config,
  figures: Figures,
  logger: Logger,
  { withEvents, ...options }: ServiceOptions = {},
) {
  let ownUrl = linkBase(config.host, config.port);
  const publicUrl = () => config.publicUrl ?? ownUrl;
  const foundation = composeFoundation(config, figures, logger, options);
  const { store } = foundation;
  const core = composeCore(config, figures, logger, publicUrl, foundation, {
    withEvents,
    onEnquiry: () => {
      jobs.wake();
    },
  });
  const { learnedModel } = core;
  const jobs = composeJobs({ config, figures, foundation, publicUrl, learnedModel, logger });
  const mailState = () => jobs.mail?.state() ?? 'off';
  const server = composeHttp(config, figures, core, publicUrl, logger, mailState);

  return {
    server,
    store,
    publicUrl,
    background: jobs.background,
    metrics: foundation.metrics,
    learnedModel,
    openDoorQuote: core.openDoorQuote,
    submitDoorQuote: core.submitDoorQuote,
    /** Resolves to the address that the service listens on. */
    async listen(): Promise<string> {
      // In parallel, because the store starts in a worker thread while routes are registered in this one.
      await Promise.all([store.start(), foundation.startLimits(), server.ready()]);
      await server.listen({ host: config.host, port: config.port });
      // Read from the socket, because for port 0 the system chooses the port.
      const { port } = server.server.address() as AddressInfo;
      ownUrl = linkBase(config.host, port);
      await jobs.start();
      return urlOf(config.host, port);
    },
    async stop(): Promise<void> {
      await jobs.stopFirst();
      const close = await drain(server, config.trustProxy.length > 0);
      await Promise.all([close(), jobs.stopLast()]);
      jobs.close();
      await foundation.close();
    },
  };
}
