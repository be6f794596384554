import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRandomBytes } from '../../app/shared/random-bytes.ts';
import { cookieAttributes, cookieText } from './cookies.ts';

/**
 * CSRF protection by a double-submit cookie: a random value in an HttpOnly, SameSite=Lax cookie, repeated in a
 * hidden field. Needs no shared secret, so any node can accept any form. The field is masked anew on every page,
 * against BREACH.
 */
const size = 16;
const randomBytes = createRandomBytes();

/** The parts of a form that differ on every visit. */
export interface FormMarks {
  readonly token: string;
  /** Unique per form and page view. */
  readonly formId: string;
}

export interface FormTokens {
  /** Returns the token for a page's forms, and sets the cookie if the browser has none. */
  readonly issue: (request: FastifyRequest, reply: FastifyReply) => string;
  readonly issueMarks: (request: FastifyRequest, reply: FastifyReply) => FormMarks;
  /** Returns the marks without setting the cookie: `cookie` is the cookie to set, if any. */
  readonly marksFor: (cookies: string | undefined) => {
    readonly marks: FormMarks;
    readonly cookie: string | null;
  };
  readonly isValid: (request: FastifyRequest, token: string | undefined) => boolean;
}

export function createFormTokens(publicUrl: () => string): FormTokens {
  const secure = () => publicUrl().startsWith('https:');
  const cookieName = () => (secure() ? '__Host-lintel-form' : 'lintel-form');
  const tokenFor = (cookies: string | undefined) => {
    const known = cookieValue(cookies, cookieName());
    const value = known ?? randomBytes(size);
    const cookie = known
      ? null
      : `${cookieName()}=${value.toString('base64url')}; ${cookieAttributes(secure())}`;
    return { token: masked(value), cookie };
  };
  const issue: FormTokens['issue'] = ({ headers }, reply) => {
    const { token, cookie } = tokenFor(headers.cookie);
    if (cookie !== null) reply.header('set-cookie', cookie);
    return token;
  };
  return {
    issue,
    issueMarks: (request, reply) => ({ token: issue(request, reply), formId: newFormId() }),
    marksFor(cookies) {
      const { token, cookie } = tokenFor(cookies);
      return { marks: { token, formId: newFormId() }, cookie };
    },
    isValid(request, token) {
      const expected = cookieValue(request.headers.cookie, cookieName());
      const given = unmasked(token ?? '');
      return expected !== null && given !== null && timingSafeEqual(expected, given);
    },
  };
}

const newFormId = (): string => randomBytes(size).toString('base64url');

/** Placeholders in cached pages; random, so that no other text of a page equals them. */
export const sampleMarks: FormMarks = {
  token: randomBytes(2 * size).toString('base64url'),
  formId: newFormId(),
};

function cookieValue(header: string | undefined, name: string): Buffer | null {
  const value = Buffer.from(cookieText(header, name) ?? '', 'base64url');
  return value.length === size ? value : null;
}

function masked(value: Buffer): string {
  const mask = randomBytes(size);
  return Buffer.concat([mask, xor(value, mask)]).toString('base64url');
}

function unmasked(token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url');
  return bytes.length === 2 * size ? xor(bytes.subarray(0, size), bytes.subarray(size)) : null;
}

const xor = (a: Buffer, b: Buffer): Buffer => Buffer.from(a.map((byte, index) => byte ^ (b[index] ?? 0)));

/**
 * Whether a form came from one of our pages, by Origin and Sec-Fetch-Site. A page that sends no referrer has the
 * origin "null": then Sec-Fetch-Site decides, or in browsers that do not send it the token alone.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || (origin === 'null' && site !== undefined)) return true;
  if (origin === 'null') return request.headers['sec-fetch-mode'] === undefined;
  return (
    origin === new URL(publicUrl).origin || /^https?:\/\/(.+)$/.exec(origin)?.[1] === request.headers.host
  );
}
