import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { createMetricsListener } from '../metrics/listener.ts';
import { composeBackground } from './background.ts';
import { composeCore } from './core.ts';
import { composeDeliveries } from './deliveries.ts';
import type { Figures } from './figures.ts';
import { composeHttp } from './http.ts';
import { composeMail } from './mail.ts';
import { composeIndexing } from './indexing.ts';
import { linkBase, urlOf } from './link-base.ts';

/** Longer than a request may take, and short enough for whoever waits for the service to stop. */
const stopWithinMs = 8000;
const closeIdleEveryMs = 100;
/** As long as a busy proxy takes to use each connection it has in store. */
const sendAwayMs = 300;
/** So that clients who go on connecting do not hold up a stop. */
const mostAcceptingTurns = 1000;

/** The service: configuration → store → use cases → web server and background work. */
export function composeService(config: Config, figures: Figures, logger: Logger, clock?: Clock) {
  let ownUrl = linkBase(config.host, config.port);
  const publicUrl = () => config.publicUrl ?? ownUrl;
  const core = composeCore(config, figures, logger, publicUrl, clock, () => {
    deliveries.wake();
    indexing.wake();
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
      await Promise.all([store.start(), core.startLimits()]);
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
      await sendAway(server.server);
      await acceptWaiting(server.server);
      await Promise.all([closeInTime(server), deliveries.stop(), indexing.stop()]);
      mail?.close();
      await rendering.close();
      core.closeLimits();
      await store.close();
    },
  };
}

/**
 * Answers for a moment longer, and asks to have each connection closed by whoever it is answered to. A proxy has connections
 * in store, and a request that is on its way on one that we close is lost: so those that are in use are used up first.
 */
async function sendAway(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const until = performance.now() + sendAwayMs;
  while (performance.now() < until && (await countConnections(server)) > 0) await sleep(sendAwayMs / 10);
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => {
      resolve(error ? 0 : count);
    });
  });

/**
 * Takes in who has connected but has not been accepted yet: closing would reset them. Each turn of the event loop accepts
 * some; the last one found nobody, and closing follows at once.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = true;
  const note = () => (accepted = true);
  server.on('connection', note);
  for (let turns = 0; accepted && turns < mostAcceptingTurns; turns += 1) {
    accepted = false;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', note);
}

/** Lets running requests finish, but not for ever: a client that sends a byte a second must not hold up a stop. */
async function closeInTime(server: FastifyInstance): Promise<void> {
  // Nor may a client that has its answer and keeps its connection for a next request.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, closeIdleEveryMs);
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, stopWithinMs);
  await server.close();
  clearInterval(idle);
  clearTimeout(timer);
}
