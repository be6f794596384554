import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { type ProblemCode, problems } from '../../contract/problems.ts';
import { ProblemError, type PublicUrl, problemBody } from './problems.ts';
import { headersEverywhere } from './headers.ts';
import { bounds } from '../../contract/bounds.ts';

const details: Partial<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    `The request headers are larger than ${bounds.headerKilobytes} KB.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    'request_timeout',
    `The request did not arrive within ${bounds.requestSeconds} seconds.`,
  ],
};

/** What the parser gave up on, as far as it came in one piece with it. */
type MalformedRequest = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** The answer to such a request has no body, though it says how long that would be. */
const asksForHeadersOnly = ({ rawPacket }: MalformedRequest) =>
  rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';

/**
 * Answers what the HTTP parser gave up on. There is no request to reply to, so the response is written by hand;
 * nothing of what was received is repeated in it.
 */
export function answerMalformedHttp(
  error: MalformedRequest,
  socket: Socket,
  requestId: string,
  publicUrl: PublicUrl,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = details[error.code ?? ''] ?? ['malformed_http', 'The request is not valid HTTP.'];
  const { status } = problems[code];
  const body = JSON.stringify(problemBody(new ProblemError(code, detail), requestId, publicUrl));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/problem+json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      'Cache-Control: no-store',
      ...Object.entries(headersEverywhere(publicUrl)).map(([name, value]) => `${name}: ${value}`),
      '',
      asksForHeadersOnly(error) ? '' : body,
    ].join('\r\n'),
  );
}
