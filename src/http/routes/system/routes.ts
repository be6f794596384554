import type { FastifyInstance } from 'fastify';
import { type ClientPackage, clientPackagePath } from '../../../app/site/client-package.ts';
import type { MailState, RedisState } from '../../../app/shared/readiness.ts';
import { Refusal } from '../../../app/shared/refusal.ts';
import { open } from '../../server/access.ts';
import { cachedForAnHour } from '../../server/conditional.ts';
import { ProblemError, type PublicUrl } from '../../server/problems.ts';

export interface SystemRoutes {
  readonly publicUrl: PublicUrl;
  readonly clientPackage: ClientPackage | null;
  /** The OpenAPI description. */
  readonly describeApi: () => object;
  /** Refuses when no enquiry could be taken. */
  readonly ensureReady: () => Promise<void>;
  readonly mailState: () => MailState;
  readonly redisState: () => RedisState;
  /** The security.txt of the day, or null where the operator names nobody to tell. */
  readonly securityText: (() => string) | null;
}

/** RFC 9727. */
const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** What operators and machines ask of the service itself. */
export function addSystemRoutes(
  server: FastifyInstance,
  { publicUrl, clientPackage, describeApi, ensureReady, mailState, redisState, securityText }: SystemRoutes,
): void {
  server.get('/healthz', open, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  server.get('/readyz', open, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await ensureReady().catch((error: unknown) => {
      throw withReason(error);
    });
    return { status: 'ready', mail: mailState(), redis: redisState() };
  });

  // Made once, when first asked for: only then is the address known that it names.
  let description: string | undefined;
  server.get('/openapi.json', open, (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(describeApi()))),
  );

  const catalogue = cachedForAnHour(apiCatalogType, () => apiCatalog(publicUrl(), clientPackage));
  server.get('/.well-known/api-catalog', open, (request, reply) => {
    void reply.header('link', `<${publicUrl()}/.well-known/api-catalog>; rel="api-catalog"`);
    return catalogue(request, reply.header('access-control-allow-origin', '*'));
  });

  if (securityText) addSecurityText(server, securityText);
}

/** Where people who find a weakness look first (RFC 9116), and where they used to look. */
function addSecurityText(server: FastifyInstance, securityText: () => string): void {
  const path = '/.well-known/security.txt';
  server.get(path, open, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText()),
  );
  server.get('/security.txt', open, (_request, reply) => reply.redirect(path, 301));
}

/** Where machines find the description, the documentation, the client and the state of the API, and its tools (MCP). */
function apiCatalog(publicUrl: string, clientPackage: ClientPackage | null): string {
  const link = (path: string, type: string) => [{ href: `${publicUrl}${path}`, type }];
  const links = {
    anchor: `${publicUrl}/api`,
    'service-desc': link('/openapi.json', 'application/json'),
    'service-doc': link('/docs', 'text/html'),
    'service-meta': link('/llms.txt', 'text/plain'),
    ...(clientPackage && { related: link(clientPackagePath, 'application/gzip') }),
    status: link('/healthz', 'application/json'),
  };
  const tools = {
    anchor: `${publicUrl}/mcp`,
    'service-doc': link('/docs/assistants', 'text/html'),
    'service-meta': link('/llms.txt', 'text/plain'),
    status: link('/healthz', 'application/json'),
  };
  return JSON.stringify({ linkset: [links, tools] });
}

/** Other callers are only told to try again; whoever asks here runs the service, and is told the reason. */
function withReason(error: unknown): unknown {
  return error instanceof Refusal && error.reason !== undefined
    ? new ProblemError(error.code, `Enquiries cannot be stored: ${error.reason}.`)
    : error;
}
