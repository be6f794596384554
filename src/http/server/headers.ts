import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicUrl } from './problems.ts';

/** Default headers: the response may load and run nothing. Pages relax them. */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
};

export const preflightHeaders = {
  'access-control-allow-headers': 'Content-Type, Authorization, X-API-Key, Idempotency-Key',
  'access-control-max-age': '86400',
};

/**
 * The decoded path, as the router matches it: `/%61pi/contact` is `/api/contact`. A path that cannot be decoded
 * stays as it is.
 */
export function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export const isApiPath = (path: string) => path.startsWith('/api/');

export const headersEverywhere = (publicUrl: PublicUrl): Readonly<Record<string, string>> =>
  publicUrl().startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : securityHeaders;

/** Headers of all API responses, except for caching. */
export const headersOnApi = (publicUrl: PublicUrl): Readonly<Record<string, string>> => ({
  ...headersEverywhere(publicUrl),
  ...corsHeaders,
});

/** Computes constant headers once; sends HSTS if the public URL is HTTPS. */
export function createStandardHeaders(publicUrl: PublicUrl) {
  const everywhere = headersEverywhere(publicUrl);
  const onApi = { ...headersOnApi(publicUrl), 'cache-control': 'no-store' };
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isApiPath(pathOf(request)) ? onApi : everywhere);
    reply.header('x-request-id', request.id);
  };
}

/**
 * Headers about the content, which an error response must not send. Not `content-length`, which it sets
 * itself.
 */
const aboutContent = [
  'etag',
  'last-modified',
  'accept-ranges',
  'content-encoding',
  'content-disposition',
  'repr-digest',
];

/** Makes error responses uncacheable, even at addresses whose content is immutable. */
export function neverKeepErrors(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) {
      for (const name of aboutContent) reply.removeHeader(name);
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
