import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicUrl } from './problems.ts';

/** What a browser may do with our answers: nothing but read them. Pages relax this for themselves. */
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

/** The path as routes are found by it: `/%61pi/contact` is `/api/contact`. One that cannot be decoded stays as it is. */
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

/** What every answer of the API has, besides how long it may be kept. */
const headersOnApi = (publicUrl: PublicUrl): Readonly<Record<string, string>> => ({
  ...headersEverywhere(publicUrl),
  ...corsHeaders,
});

/** Headers that never change are made once; HTTPS is insisted on where the service is reached by it. */
export function createStandardHeaders(publicUrl: PublicUrl) {
  const everywhere = headersEverywhere(publicUrl);
  const onApi = { ...headersOnApi(publicUrl), 'cache-control': 'no-store' };
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isApiPath(pathOf(request)) ? onApi : everywhere);
    reply.header('x-request-id', request.id);
  };
}

/** What an answer that could not be given has already said of itself; `content-length` is that of the error then. */
const aboutContent = [
  'etag',
  'last-modified',
  'accept-ranges',
  'content-encoding',
  'content-disposition',
  'repr-digest',
];

/** An error is over when its cause is, so nobody keeps one, not even where the answer would have been kept for a year. */
export function neverKeepErrors(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) {
      for (const name of aboutContent) reply.removeHeader(name);
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
