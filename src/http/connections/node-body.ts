import type { IncomingMessage } from 'node:http';
import { bodySizeText, bounds } from '../../contract/bounds.ts';
import { ProblemError } from '../host/problem-reply.ts';

const tooLarge = () => new ProblemError('payload_too_large', `The body is larger than ${bodySizeText}.`);
const otherLength = () =>
  new ProblemError('malformed_http', 'The body is not as long as Content-Length says.');
const cutOff = () =>
  new ProblemError('malformed_http', 'The connection was closed before the body was complete.');

/**
 * Reads a body to its end. One that is too large is refused as soon as that is known; what still comes of it is thrown away,
 * so that its sender gets to see the answer (RFC 9112, section 9.6).
 */
export function readBody(
  request: IncomingMessage,
  goOn: (bytes: Buffer) => void,
  fail: (error: unknown) => void,
): void {
  const { 'content-length': length } = request.headers;
  const announced = length === undefined ? null : Number(length);
  if (announced !== null && announced > bounds.bodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;

  function end(error: ProblemError | null): void {
    if (isOver) return;
    isOver = true;
    if (error) {
      fail(error);
      return;
    }
    const [first] = chunks;
    try {
      goOn(first && chunks.length === 1 ? first : Buffer.concat(chunks));
    } catch (thrown) {
      fail(thrown);
    }
  }

  request
    .on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > bounds.bodyBytes) end(tooLarge());
      else if (!isOver) chunks.push(chunk);
    })
    .on('end', () => {
      end(announced === null || announced === size ? null : otherLength());
    })
    .on('error', () => {
      end(cutOff());
    });
}
