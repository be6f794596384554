import { once } from 'node:events';
import type { Logger } from 'pino';
import { appraiser } from '../app/enquiries/appraise.ts';
import { assessEnquiry } from '../app/enquiries/assess.ts';
import { listProducts } from '../app/figures/catalogue.ts';
import { callerDirectory } from '../app/callers/caller.ts';
import { doorQuoteDesk } from '../app/quotes/create.ts';
import { type Clock, systemClock } from '../app/shared/clock.ts';
import { describeLimits } from '../app/doors/limits.ts';
import { estimate } from '../app/doors/estimate.ts';
import { randomIds } from '../app/shared/ids.ts';
import { doorQuoteOpener } from '../app/quotes/open.ts';
import { readinessCheck } from '../app/shared/readiness.ts';
import { securityText } from '../app/site/security-text.ts';
import { recommend } from '../app/doors/recommend.ts';
import { doorQuoteSubmitter } from '../app/quotes/submit.ts';
import { enquiryDesk } from '../app/enquiries/submit.ts';
import type { UseCases } from '../app/use-cases.ts';
import type { Config } from '../config.ts';
import { admission } from '../http/host/rate-limit.ts';
import { buildServer } from '../http/server.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import { mcpEndpoint } from '../mcp/endpoint.ts';
import { toolDesk } from '../mcp/tool-desk.ts';
import { metricsListener } from '../metrics/listener.ts';
import { type Metrics, createMetrics } from '../metrics/metrics.ts';
import { pictureDesk } from '../pictures/desk.ts';
import { createStore } from '../store/index.ts';
import type { StoreEvents } from '../store/supervised-store.ts';
import { addPages, pageKit, readAssets } from '../web/index.ts';
import { findBuilt } from './built-files.ts';
import { findClientPackage } from './client-package.ts';
import type { Figures } from './figures.ts';
import { closeWithin, linkBase, listen, urlOf } from './listener.ts';
import { makeOwnBackup } from '../backups/own-backup.ts';
import { scheduledBackups } from '../backups/scheduled-backups.ts';
import { upgradeBackup } from '../backups/upgrade-backup.ts';
import { windowsOf } from '../cli/with-store.ts';

/** Longer than any request may take, shorter than an operator's patience. */
const stopWithinMs = 8000;
const forgetEveryMs = 3_600_000;

/** The composition root: configuration → store → use cases → adapters. */
export function composeService(
  config: Config,
  figures: Figures,
  logger: Logger,
  clock: Clock = systemClock(),
) {
  const { book } = figures;
  const { security } = config;
  const metrics = createMetrics();
  const store = createStore(config, windowsOf(config), {
    ...storeEvents(metrics, logger),
    beforeUpgrade: upgradeBackup(config, makeOwnBackup, logger),
  });
  const backups =
    config.backups &&
    scheduledBackups(config.backups, makeOwnBackup, metrics.observeBackup, logger, clock.now);
  if (backups) metrics.showBackupAge(backups.age);
  let ownUrl = linkBase(config.host, config.port);
  const publicUrl = () => config.publicUrl ?? ownUrl;
  const ensureStorable = () => store.probe();
  const ids = randomIds(clock);

  const submitEnquiry = enquiryDesk({
    enquiries: store.enquiries,
    ids,
    clock,
    assess: assessEnquiry,
    appraise: appraiser(book),
    ensureStorable,
    observe: metrics.observeEnquiry,
  });
  const openDoorQuote = doorQuoteOpener(store.doorQuotes, clock);
  const submitDoorQuote = doorQuoteSubmitter({
    book,
    openDoorQuote,
    submitEnquiry,
    enquiries: store.enquiries,
  });

  const limiting = {
    limiter: new MemoryRateLimiter(clock.monotonic),
    identify: callerDirectory(store.keys, config.limits, clock),
  };
  const pictures = pictureDesk(book, figures.catalogue);
  const useCases = {
    estimate: (request) => estimate(book, request, publicUrl()),
    recommend: (request) => recommend(book, request, publicUrl()),
    listProducts: () => listProducts(book, figures.catalogue, publicUrl(), figures.updatedAt),
    describeLimits: () => describeLimits(book),
    createDoorQuote: doorQuoteDesk({
      book,
      doorQuotes: store.doorQuotes,
      ids,
      clock,
      publicUrl,
      ensureStorable,
    }),
    submitEnquiry,
  } satisfies UseCases;
  const tools = toolDesk({
    ...useCases,
    pictures,
    limiter: limiting.limiter,
    report: (error, reqId) => {
      logger.error({ err: error, reqId }, 'unexpected error');
    },
  });
  const clientPackage = findClientPackage();
  const pages = pageKit({
    ...figures,
    publicUrl,
    clock,
    assets: readAssets(findBuilt('web/manifest.json')),
    clientPackage,
    admit: admission(limiting),
    submitEnquiry,
    openDoorQuote,
    submitDoorQuote,
    pictures,
  });

  const server = buildServer({
    ...useCases,
    ...limiting,
    publicUrl,
    clientPackage,
    securityText: security && (() => securityText(security, publicUrl(), clock.now())),
    notFoundPage: pages.notFound,
    trustProxy: config.trustProxy,
    logger,
    observeRequest: metrics.observeRequest,
    ensureReady: readinessCheck(ensureStorable, clock),
    pictures,
    answerMcp: mcpEndpoint(tools),
  });
  addPages(server, pages);
  const metricsServer = metricsListener(metrics.registry);
  const forgetting = setInterval(() => {
    store.forgetExpired(clock.steady()).catch((error: unknown) => {
      logger.warn({ err: error }, 'expired retry keys could not be erased; will try again');
    });
  }, forgetEveryMs).unref();

  return {
    server,
    store,
    publicUrl,
    /** What assistants do, over whichever transport. */
    tools,
    /** What the pages do. */
    openDoorQuote,
    submitDoorQuote,
    /** The address it listens on. */
    async listen(): Promise<string> {
      await store.start();
      const port = await listen(server, config.host, config.port);
      ownUrl = linkBase(config.host, port);
      backups?.start();
      if (config.metrics) {
        metricsServer.listen(config.metrics.port, config.metrics.host);
        await once(metricsServer, 'listening');
      }
      return urlOf(config.host, port);
    },
    async stop(): Promise<void> {
      clearInterval(forgetting);
      metricsServer.close();
      await backups?.stop();
      await closeWithin(server, stopWithinMs);
      await store.close();
    },
  };
}

function storeEvents(metrics: Metrics, logger: Logger): Omit<StoreEvents, 'beforeUpgrade'> {
  return {
    lost: (error, reason) => {
      metrics.observeStore(false);
      logger.error(
        reason === null ? { err: error } : { reason },
        'the store is away; enquiries are refused until it is back',
      );
    },
    found: () => {
      metrics.observeStore(true);
      logger.info('the store is ready');
    },
  };
}
