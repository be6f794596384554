import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../contract/openapi.ts';
import { docsPage, errorsPage } from './docs.ts';
import type { PublicUrl } from './problem-reply.ts';

export interface SystemRoutes {
  readonly publicUrl: PublicUrl;
  /** Refuses when no enquiry could be taken. */
  readonly ensureReady: () => Promise<void>;
}

const html = 'text/html; charset=utf-8';

const open = { config: { access: 'open' } } as const;

/** What operators and machines ask of the service itself. */
export function addSystemRoutes(server: FastifyInstance, { publicUrl, ensureReady }: SystemRoutes): void {
  server.get('/healthz', open, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ensureReady();
    return { status: 'ready' };
  });

  server.get('/openapi.json', open, (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(openApiDocument(publicUrl())),
  );
  server.get('/docs', open, (_request, reply) => reply.type(html).send(docsPage(publicUrl())));
  server.get('/docs/errors', open, (_request, reply) => reply.type(html).send(errorsPage()));
}
