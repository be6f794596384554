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
/** What changes how a request is read, or how its answer is sent. */
const unusual = ['transfer-encoding', 'upgrade', 'expect', 'trailer', 'te'];

/**
 * Reads what a client sent as one request, or gives null: then it is left to Node's own reader, from its first byte, and so
 * is all that comes later on that connection. Both read what is taken here in the same way, so that nobody can have a request
 * seen by one and not by the other.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0 || end > mostHeadBytes) return null;
  const head = bytes.toString('latin1', 0, end);
  const [, method, url] = headForm.exec(head) ?? [];
  if (method === undefined || url === undefined) return null;
  const headers = headersIn(head);
  if (!headers || !isPlain(headers)) return null;
  const body = bytes.subarray(end + 4);
  return isWhole(method, headers['content-length'], body.length) ? { method, url, headers, body } : null;
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
