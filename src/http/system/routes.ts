import type { FastifyInstance } from 'fastify';
import type { ClientPackage } from '../../app/site/client-package.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import { operationList } from '../../app/operations/table.ts';
import { openApiDocument } from '../../contract/describing/openapi.ts';
import { apiCatalog, apiCatalogType } from './api-catalog.ts';
import { cachedText } from '../host/cached.ts';
import { ProblemError, type PublicUrl } from '../host/problem-reply.ts';

export interface SystemRoutes {
  readonly publicUrl: PublicUrl;
  readonly clientPackage: ClientPackage | null;
  /** Refuses when no enquiry could be taken. */
  readonly ensureReady: () => Promise<void>;
}

const open = { config: { access: 'open' } } as const;

/** What operators and machines ask of the service itself. */
export function addSystemRoutes(
  server: FastifyInstance,
  { publicUrl, clientPackage, ensureReady }: SystemRoutes,
): void {
  server.get('/healthz', open, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ensureReady().catch((error: unknown) => {
      throw withReason(error);
    });
    return { status: 'ready' };
  });

  server.get('/openapi.json', open, (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(openApiDocument(operationList, publicUrl())),
  );

  const catalogue = cachedText(apiCatalogType, () => JSON.stringify(apiCatalog(publicUrl(), clientPackage)));
  server.get('/.well-known/api-catalog', open, (request, reply) => {
    void reply.header('link', `<${publicUrl()}/.well-known/api-catalog>; rel="api-catalog"`);
    return catalogue(request, reply.header('access-control-allow-origin', '*'));
  });
}

/** Callers are told to try again; whoever asks here runs the service and is told what is wrong. */
function withReason(error: unknown): unknown {
  return error instanceof Refusal && error.reason !== undefined
    ? new ProblemError(error.code, `Enquiries cannot be stored: ${error.reason}.`)
    : error;
}
