import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { callerDirectory } from '../app/callers/caller.ts';
import { readinessCheck } from '../app/shared/readiness.ts';
import { securityText } from '../app/site/security-text.ts';
import type { Config } from '../config.ts';
import { openApiDocument } from '../contract/describing/openapi.ts';
import { admission } from '../http/host/rate-limit.ts';
import { buildServer } from '../http/server.ts';
import { mcpEndpoint } from '../mcp/endpoint.ts';
import { addPages, createPageKit, readAssets } from '../web/index.ts';
import { findBuilt } from './built-files.ts';
import { findClientPackage } from './client-package.ts';
import type { Core } from './core.ts';
import type { Figures } from './figures.ts';

/** The web server with API, tools and pages; listening is done elsewhere. */
export function composeHttp(
  config: Config,
  figures: Figures,
  core: Core,
  publicUrl: () => string,
  logger: Logger,
): FastifyInstance {
  const { clock, store, operations, pictures, tools } = core;
  const { security, limits, duplicateWindowMs } = config;
  const inForce = { limits, duplicateWindowMs };
  const limiting = { limiter: core.limiter, identify: callerDirectory(store.keys, limits, clock) };
  const clientPackage = findClientPackage();
  const pages = createPageKit({
    ...figures,
    publicUrl,
    clock,
    assets: readAssets(findBuilt('web/manifest.json')),
    clientPackage,
    inForce,
    admit: admission(limiting),
    submitEnquiry: operations.submitEnquiry,
    openDoorQuote: core.openDoorQuote,
    submitDoorQuote: core.submitDoorQuote,
    pictures,
  });
  const server = buildServer({
    ...operations,
    ...limiting,
    publicUrl,
    clientPackage,
    describeApi: () => openApiDocument(publicUrl(), inForce),
    securityText: security && (() => securityText(security, publicUrl(), clock.now())),
    notFoundPage: pages.notFound,
    trustProxy: config.trustProxy,
    logger,
    observeRequest: core.metrics.observeRequest,
    ensureReady: readinessCheck(() => store.probe(), clock),
    pictures,
    answerMcp: mcpEndpoint(tools),
  });
  addPages(server, pages);
  return server;
}
