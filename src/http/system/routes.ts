import type { FastifyInstance } from 'fastify';
import type { ClientPackage } from '../../app/site/client-package.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import { apiCatalog, apiCatalogType } from './api-catalog.ts';
import { cachedText } from '../host/cached.ts';
import { ProblemError, type PublicUrl } from '../host/problem-reply.ts';

export interface SystemRoutes {
  readonly publicUrl: PublicUrl;
  readonly clientPackage: ClientPackage | null;
  /** The OpenAPI description. */
  readonly describeApi: () => object;
  /** Refuses when no enquiry could be taken. */
  readonly ensureReady: () => Promise<void>;
}

const open = { config: { access: 'open' } } as const;

/** What operators and machines ask of the service itself. */
export function addSystemRoutes(
  server: FastifyInstance,
  { publicUrl, clientPackage, describeApi, ensureReady }: SystemRoutes,
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

  // Made once, when first asked for: only then is the address known that it names.
  let description: string | undefined;
  server.get('/openapi.json', open, (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(describeApi()))),
  );

  const catalogue = cachedText(apiCatalogType, () => JSON.stringify(apiCatalog(publicUrl(), clientPackage)));
  server.get('/.well-known/api-catalog', open, (request, reply) => {
    void reply.header('link', `<${publicUrl()}/.well-known/api-catalog>; rel="api-catalog"`);
    return catalogue(request, reply.header('access-control-allow-origin', '*'));
  });
}

/** Other callers are only told to try again; whoever asks here runs the service, and is told the reason. */
function withReason(error: unknown): unknown {
  return error instanceof Refusal && error.reason !== undefined
    ? new ProblemError(error.code, `Enquiries cannot be stored: ${error.reason}.`)
    : error;
}
