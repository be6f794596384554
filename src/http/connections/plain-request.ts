import { bounds } from '../../contract/bounds.ts';
import { isHost } from '../host/host-header.ts';

/** A request as nearly everybody sends one: whole, in one piece, with nothing unusual about it. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const mostHeadBytes = 4096;
/** A first line and headers that leave nothing to interpret: no folded lines, no letters beyond ASCII, no spaces in names. */
const headForm =
  /^(GET|POST) (\/[\x21-\x7e]*) HTTP\/1\.1(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t ]*(?:[\x21-\x7e][\t\x20-\x7e]*)?)+$/;
const lengthForm = /^(?:0|[1-9]\d{0,6})$/;
const lengthInHead = /(?<=\r\ncontent-length:[\t ]*)\d+/i;
/** What changes how a request is read, or how its answer is sent. */
const unusual = ['transfer-encoding', 'upgrade', 'expect', 'trailer', 'te'];

interface Head {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A head that was read, as the text before and behind the length it says; without a length all of it stands before. */
interface KnownHead extends Head {
  readonly before: string;
  readonly behind: string | null;
}

/**
 * Reads what a client sent as one request, or gives null: then it is left to Node's own reader, from its first byte, and so
 * is all that comes later on that connection. Both read what is taken here in the same way, so that nobody can have a request
 * seen by one and not by the other. The requests of a connection are alike but for their bodies: a head that differs from the
 * last one in nothing but the length it says is not taken apart again.
 */
export function createPlainReader(): (bytes: Buffer) => PlainRequest | null {
  let known: KnownHead | null = null;
  return (bytes) => {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0 || end > mostHeadBytes) return null;
    const text = bytes.toString('latin1', 0, end);
    const again = known && readAgain(known, text);
    const head = again ?? readHead(text);
    const body = bytes.subarray(end + 4);
    if (!head || !isWhole(head.method, head.headers['content-length'], body.length)) return null;
    // Only of a request that was taken, whose length is digits and nothing else.
    if (!again) known = { ...head, headers: { ...head.headers }, ...aroundLength(text) };
    const { method, url, headers } = head;
    return { method, url, headers, body };
  };
}

function readAgain(known: KnownHead, text: string): Head | null {
  const { method, url, headers, before, behind } = known;
  if (behind === null) return text === before ? { method, url, headers: { ...headers } } : null;
  if (!text.startsWith(before) || !text.endsWith(behind)) return null;
  const length = text.slice(before.length, text.length - behind.length);
  return lengthForm.test(length) ? { method, url, headers: { ...headers, 'content-length': length } } : null;
}

function aroundLength(text: string): Pick<KnownHead, 'before' | 'behind'> {
  const [before, behind] = text.split(lengthInHead);
  return behind === undefined ? { before: text, behind: null } : { before: before ?? '', behind };
}

function readHead(text: string): Head | null {
  const [, method, url] = headForm.exec(text) ?? [];
  if (method === undefined || url === undefined) return null;
  const headers = headersIn(text);
  return headers && isPlain(headers) ? { method, url, headers } : null;
}

/** By their names in small letters; null where one comes twice. */
function headersIn(head: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  let lineEnd = head.indexOf('\r\n');
  while (lineEnd !== -1) {
    const from = lineEnd + 2;
    lineEnd = head.indexOf('\r\n', from);
    const colon = head.indexOf(':', from);
    const name = head.slice(from, colon).toLowerCase();
    // So is one that every object has by itself.
    if (headers[name] !== undefined) return null;
    headers[name] = head.slice(colon + 1, lineEnd === -1 ? undefined : lineEnd).trim();
  }
  return headers;
}

function isPlain(headers: Readonly<Record<string, string>>): boolean {
  const { host, connection } = headers;
  if (host === undefined || !isHost(host)) return false;
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return false;
  return unusual.every((name) => headers[name] === undefined);
}

function isWhole(method: string, length: string | undefined, received: number): boolean {
  if (method === 'GET') return length === undefined && received === 0;
  if (length === undefined || !lengthForm.test(length)) return false;
  return Number(length) === received && received <= bounds.bodyBytes;
}
