import type { FastifyInstance } from 'fastify';
import { type ClientPackage, clientPackagePath } from '../../../app/site/client-package.ts';
import { registryEntry, registryEntryPath } from '../../../app/site/registry-entry.ts';
import {
  aiCatalog,
  aiCatalogPath,
  aiCatalogType,
  serverCard,
  serverCardPath,
  serverCardType,
} from '../../../app/site/server-card.ts';
import type { MailState, RedisState } from '../../../app/shared/readiness.ts';
import { Refusal } from '../../../app/shared/refusal.ts';
import { open } from '../../server/access.ts';
import { cachedForAnHour } from '../../server/conditional.ts';
import { ProblemError, type PublicUrl } from '../../server/problems.ts';

export interface SystemRoutes {
  readonly publicUrl: PublicUrl;
  readonly makerName: string;
  readonly clientPackage: ClientPackage | null;
  readonly describeApi: () => object;
  /** Rejects while the service cannot store enquiries. */
  readonly ensureReady: () => Promise<void>;
  readonly mailState: () => MailState;
  readonly redisState: () => RedisState;
  /** The current security.txt; null if the operator has configured no contact. */
  readonly securityText: (() => string) | null;
}

/** Media type of the API catalogue (RFC 9727). */
const apiCatalogType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Routes about the service itself, for operators and programs. */
export function addSystemRoutes(server: FastifyInstance, needs: SystemRoutes): void {
  const { publicUrl, makerName, clientPackage, describeApi, ensureReady, mailState, redisState } = needs;
  const { securityText } = needs;
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

  // Generated on the first request: the public address is unknown before the server listens.
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

  const addDescription = (path: string, type: string, describe: () => object) => {
    const send = cachedForAnHour(type, () => JSON.stringify(describe()));
    server.get(path, open, (request, reply) =>
      send(
        request,
        reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' }),
      ),
    );
  };
  addDescription(registryEntryPath, 'application/json; charset=utf-8', () => registryEntry(publicUrl()));
  addDescription(serverCardPath, serverCardType, () => serverCard(publicUrl(), makerName));
  addDescription(aiCatalogPath, aiCatalogType, () => aiCatalog(publicUrl()));

  if (securityText) addSecurityText(server, securityText);
}

/** Routes of security.txt (RFC 9116): the standard path, and the older path, which redirects. */
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

/** The API catalogue (RFC 9727): description, documentation, client, health and MCP tools. */
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
    'service-desc': [...link(registryEntryPath, 'application/json'), ...link(serverCardPath, serverCardType)],
    'service-doc': link('/docs/assistants', 'text/html'),
    'service-meta': link('/llms.txt', 'text/plain'),
    status: link('/healthz', 'application/json'),
  };
  return JSON.stringify({ linkset: [links, tools] });
}

/**
 * Adds the reason to a store outage. Only health checks get the reason, because the operator makes them;
 * other callers are just told to retry.
 */
function withReason(error: unknown): unknown {
  return error instanceof Refusal && error.reason !== undefined
    ? new ProblemError(error.code, `Enquiries cannot be stored: ${error.reason}.`)
    : error;
}
