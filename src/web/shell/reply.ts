import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { isKnown } from '../../app/shared/etag.ts';
import type { FormMarks } from './form-token.ts';
import type { CachedPage } from './page-cache.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * `shared`: cacheable, the same for all visitors. `own`: contains a form made for one browser. `secret`: may hold
 * personal data or have a secret address, so it is not cached or indexed, and sends no referrer.
 */
export type Privacy = 'shared' | 'own' | 'secret';

const headersFor: Readonly<Record<Privacy, Readonly<Record<string, string>>>> = {
  shared: { 'cache-control': 'public, max-age=300', 'referrer-policy': 'same-origin' },
  own: { 'cache-control': 'private, no-cache', 'referrer-policy': 'same-origin' },
  secret: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
};

const headersOf = (privacy: Privacy) => ({
  ...headersFor[privacy],
  'content-security-policy': contentSecurityPolicy,
});

/** Sends a page; `html` is null for HEAD. */
export function sendPage(
  reply: FastifyReply,
  html: string | Buffer | null,
  privacy: Privacy,
  status = 200,
): FastifyReply {
  return reply
    .code(status)
    .headers(headersOf(privacy))
    .type('text/html; charset=utf-8')
    .send(html ?? nothing());
}

/** Sends a cached page, or a 304 if the browser has its ETag. */
export function sendKept(
  reply: FastifyReply,
  page: CachedPage,
  privacy: Privacy,
  marks: FormMarks,
): FastifyReply {
  const { encoding, etag } = page;
  if (encoding !== 'identity') reply.header('vary', 'accept-encoding');
  if (etag !== null) {
    reply.header('etag', etag);
    const known = isKnown(reply.request.headers['if-none-match'], etag);
    if (known) return reply.code(304).headers(headersOf(privacy)).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return sendPage(reply, Buffer.concat(page.fill(marks)), privacy);
}

/** Body of a response to HEAD. With a stream Fastify sends no Content-Length; without a body it would send 0. */
export const nothing = () => Readable.from([]);

export const secretHeaders = headersFor.secret;
