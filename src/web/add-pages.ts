import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdirSync } from 'node:fs';
import { constants } from 'node:zlib';
import { addChangeRoutes } from './configurator/server/change-routes.tsx';
import { addOrderRoutes } from './configurator/server/order-routes.tsx';
import { addPdfRoutes } from './configurator/server/pdf-routes.ts';
import { addQuoteRoutes } from './configurator/server/quote-routes.tsx';
import { addScheduleRoutes } from './configurator/server/schedule-routes.tsx';
import { addSentRoute } from './configurator/server/sent-routes.tsx';
import { warmUp } from './configurator/server/warm-up.tsx';
import { addDocsRoutes } from './docs/routes.tsx';
import { addEnquiryRoutes } from './enquire/routes.tsx';
import { addFactRoutes } from './facts/routes.tsx';
import { addProductRoutes } from './products/routes.tsx';
import { readFormBodies } from './shell/form-body.ts';
import type { OrderKit } from './configurator/server/order-kit.ts';
import { open } from './shell/page-kit.tsx';
import { addSiteRoutes } from './shell/site-routes.tsx';
import { handleErrors } from './shell/error-pages.tsx';
import { addStaffPages } from './desk/index.ts';
import type { StaffKit } from './desk/staff-kit.ts';

const aYear = 31_536_000_000;

/** Registers the pages in a separate context: their form parsing and error pages do not touch the API. */
export function addPages(server: FastifyInstance, kit: OrderKit & StaffKit): void {
  void server.register(async (pages) => {
    await pages.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      customTypes: /^text\/(?!event-stream)|[/+](?:json|xml)\b|javascript/,
      // Request bodies are never decompressed: a small body could grow past the body limit.
      globalDecompression: false,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    pages.addHook('onListen', () => warmUp(kit));
    readFormBodies(pages);
    handleErrors(pages, kit);
    addOrderRoutes(pages, kit);
    addQuoteRoutes(pages, kit);
    addPdfRoutes(pages, kit);
    addEnquiryRoutes(pages, kit);
    addScheduleRoutes(pages, kit);
    addSentRoute(pages, kit);
    addChangeRoutes(pages, kit);
    addProductRoutes(pages, kit);
    addFactRoutes(pages, kit);
    addSiteRoutes(pages, kit);
    addDocsRoutes(pages, kit);
    addStaffPages(pages, kit);
  });
  void server.register(async (files) => {
    const { folder } = kit.assets;
    if (folder === null) return;
    await files.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
    // An allowlist of file names rules out path traversal.
    const names = new Set(readdirSync(folder));
    files.get<{ Params: { file: string } }>('/assets/:file', open, (request, reply) => {
      const { file } = request.params;
      // File names contain a content hash, so the files never change.
      if (names.has(file)) return reply.sendFile(file, { maxAge: aYear, immutable: true });
      reply.callNotFound();
      return reply;
    });
  });
}
