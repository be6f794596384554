import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createRandomBytes } from '../../app/shared/random-bytes.ts';
import { bounds } from '../../contract/bounds.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { cookieAttributes, cookieText } from './cookies.ts';
import { passesCsrfCheck } from './csrf.ts';
import { flashParameter } from './flash-parameter.ts';
import type { FormFields } from './form-body.ts';
import type { FormTokens } from './form-token.ts';
import { secretHeaders } from './reply.ts';

/** Why a form is shown again: the name of a notice or another outcome, and the reference for the notice. */
interface Outcome {
  readonly reason: string;
  readonly reference: string;
}

export interface FlashedForm extends Outcome {
  readonly fields: FormFields;
  /** Whether the address has the id of this form, not of an earlier form of the same page. */
  readonly isLatest: boolean;
}

interface FormToFlash extends Outcome {
  readonly fields: FormFields;
  /** Path of the page: only its requests carry the cookie. */
  readonly path: string;
  /** Address of the page, which may contain the doors of the form. */
  readonly address: string;
}

/** Maximum length of the cookie: browsers limit name and value to 4096 bytes. */
const mostBytes = 3800;
/** Fields left out of the cookie: those generated for each page, and the honeypot. */
const ownFields: ReadonlySet<string> = new Set(['token', 'form', 'prices', 'website']);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const randomBytes = createRandomBytes();

/**
 * Post/Redirect/Get for forms that are shown again: the browser carries the posted form to the GET in a flash cookie,
 * so that Reload and Back never ask to post it once more. The cookie is as untrusted as a posted form.
 */
export function createFormFlash(needs: { readonly publicUrl: () => string; readonly tokens: FormTokens }) {
  const secure = () => needs.publicUrl().startsWith('https:');
  const name = () => (secure() ? '__Secure-lintel-flash' : 'lintel-flash');
  const set = (reply: FastifyReply, path: string, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name()}=${value}; ${cookieAttributes(secure(), path)}; Max-Age=${String(seconds)}`,
    );
  const drop = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (cookieText(request.headers.cookie, name()) !== null) set(reply, path, '', 0);
  };
  return {
    drop,
    /** Redirects to the form's page; null if the browser keeps no cookies, or the form does not fit into one. */
    sendBack(request: FastifyRequest, reply: FastifyReply, form: FormToFlash): FastifyReply | null {
      // A valid CSRF token, which needs a cookie, proves that the browser accepts cookies.
      if (!passesCsrfCheck(needs, request)) return null;
      const { path, address } = form;
      const id = randomBytes(6).toString('base64url');
      const value = pack(id, form);
      if (name().length + value.length >= mostBytes) {
        drop(request, reply, path);
        return null;
      }
      set(reply, path, value, bounds.flashMinutes * 60);
      const joint = address.includes('?') ? '&' : '?';
      return reply.headers(secretHeaders).redirect(`${address}${joint}${flashParameter}=${id}`, 303);
    },
    /** The form that the page at this path must show again; null if its address has no form id. */
    read({ query, headers }: FastifyRequest, path: string): FlashedForm | null {
      const asked = (query as Readonly<Record<string, unknown>>)[flashParameter];
      const found = asked === undefined ? null : unpack(cookieText(headers.cookie, name()) ?? '');
      return found?.path === path ? { ...found, isLatest: found.id === asked } : null;
    },
  };
}

export type FormFlash = ReturnType<typeof createFormFlash>;

function pack(id: string, { path, reason, reference, fields }: FormToFlash): string {
  const typed = [...fields].filter(([field]) => !ownFields.has(field));
  const text = `${[id, path, reason, reference].join(' ')}\n${new URLSearchParams(typed).toString()}`;
  return brotliCompressSync(text, quality).toString('base64url');
}

function unpack(value: string) {
  const text = textIn(value);
  const end = text?.indexOf('\n') ?? -1;
  if (!text || end < 0) return null;
  const [id, path, reason = '', reference = ''] = text.slice(0, end).split(' ');
  const fields: FormFields = new Map(new URLSearchParams(text.slice(end + 1)));
  return { id, path, reason, reference: standardReference(reference) ?? '', fields };
}

/** Decompresses a cookie; null if it is damaged, or larger than a posted form may be. */
function textIn(value: string): string | null {
  try {
    const bytes = Buffer.from(value, 'base64url');
    return brotliDecompressSync(bytes, { maxOutputLength: bounds.bodyBytes }).toString();
  } catch {
    return null;
  }
}
