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

/** An error of the HTTP parser; `rawPacket` is the chunk in which it failed. */
type MalformedRequest = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Whether the request was HEAD, whose response has a Content-Length but no body. */
const asksForHeadersOnly = ({ rawPacket }: MalformedRequest) =>
  rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD ';

/**
 * Responds to input that the HTTP parser rejected. There is no request to reply to, so the response is written to
 * the socket. It echoes none of the input.
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
