import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { listLeadTimes, listProducts } from '../app/figures/catalogue.ts';
import { createReadinessCheck } from '../app/shared/readiness.ts';
import { createAnswerCache } from '../app/cache/answer-cache.ts';
import { contactsOfMaker, securityText } from '../app/site/security-text.ts';
import type { Config } from '../config.ts';
import { operationList } from '../app/operations/table.ts';
import type { Business } from '../domain/business/business.ts';
import { openApiDocument } from '../contract/describing/openapi.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { SystemRoutes } from '../http/routes/system/routes.ts';
import {
  type OrderJobs,
  addPages,
  createLiveInbox,
  createNotFound,
  createPageKit,
  readAssets,
  secretLinks,
} from '../web/index.ts';
import { composeDesk, composeInbox, composeStaff } from './desk.ts';
import { findBuilt, findClientPackage } from './built-files.ts';
import type { Core } from './core.ts';
import type { Figures } from '../figures/load.ts';
import { composeMcp } from './mcp.ts';

/** Delay until the MCP endpoint is loaded, so that requests that waited for the start are answered first. */
const createMcpAfterMs = 500;

/** Wires the web server with API, tools and pages; it does not listen yet. */
export function composeHttp(
  config: Config,
  figures: Figures,
  core: Core,
  publicUrl: () => string,
  logger: Logger,
  mailState: SystemRoutes['mailState'],
): FastifyInstance {
  const { clock, store, useCases, pictures, tools } = core;
  const { business, book, catalogue, updatedAt } = figures;
  const { limits, duplicateWindowMs } = config;
  const security = config.security ?? contactsOfMaker(business);
  const inForce = { limits, duplicateWindowMs };
  const { messageLimit } = config;
  const limiting = { limiter: core.limiter, identify: core.callers.identify, messageLimit };
  const clientPackage = findClientPackage();
  const answerCache = createAnswerCache();
  const pages = createPageKit({
    ...figures,
    publicUrl,
    clock,
    assets: readAssets(findBuilt('web/manifest.json')),
    clientPackage,
    inForce,
    submitEnquiry: core.submitEnquiry,
    openDoorQuote: core.openDoorQuote,
    sentEnquiries: core.sentEnquiries,
    doorChanges: core.doorChanges,
    submitDoorQuote: core.submitDoorQuote,
    answerCache,
  });
  const staff = composeStaff(config, core, business, publicUrl, logger);
  const inbox = composeInbox(core);
  const live = createLiveInbox({ newest: inbox.newest, versions: store.deskWork.versions });
  const kit = {
    ...pages,
    runJob: core.rendering.jobs<OrderJobs>(),
    staff,
    ...composeDesk(config, figures, core, publicUrl),
    inbox,
    live,
  };
  const mcp = composeMcp(tools);
  const server = createHttpServer({
    useCases,
    book: figures.book,
    ...limiting,
    publicUrl,
    clientPackage,
    describeApi: () => openApiDocument(operationList, publicUrl(), inForce, apiContact(business)),
    securityText: security && (() => securityText(security, publicUrl(), clock.now())),
    notFoundPage: createNotFound(kit),
    secretLinks,
    trustProxy: config.trustProxy,
    timeSettles: store.timeSettles,
    logger,
    observeRequest: core.metrics.observeRequest,
    ensureReady: createReadinessCheck(() => store.probe(), clock),
    mailState,
    redisState: core.redisState,
    pictures,
    makerName: business.name,
    leadTimes: () => listLeadTimes(book, catalogue),
    listProducts: () => listProducts(book, catalogue, publicUrl(), updatedAt),
    answerMcp: mcp.answer,
    answerCache,
  });
  addPages(server, kit);
  server.addHook('onListen', async () => {
    await sleep(createMcpAfterMs, undefined, { ref: false });
    await mcp.make();
  });
  server.addHook('preClose', live.close);
  return server;
}

/** The contact in the OpenAPI document; empty for the sample business. */
const apiContact = ({ isSample, name, email }: Business) =>
  isSample ? {} : { name, ...(email !== undefined && { email }) };
