import type { Readable } from 'node:stream';
import { bodySizeText, bounds } from '../../contract/bounds.ts';
import { ProblemError } from './problems.ts';

const tooLarge = () => new ProblemError('payload_too_large', `The body is larger than ${bodySizeText}.`);
const otherLength = () =>
  new ProblemError('malformed_http', 'The body is not as long as Content-Length says.');
const cutOff = () =>
  new ProblemError('malformed_http', 'The connection was closed before the body was complete.');

type Done = (error: ProblemError | null, bytes: Buffer) => void;

const nothing = Buffer.alloc(0);

/**
 * Reads a body to its end. An oversized body is rejected at once and its rest discarded, so that the client reads
 * the response (RFC 9112, section 9.6).
 */
export function readBody(stream: Readable, contentLength: string | undefined, done: Done): void {
  const announced = contentLength === undefined ? null : Number(contentLength);
  const chunks: Buffer[] = [];
  let size = 0;
  let isOver = false;

  function end(error: ProblemError | null): void {
    if (isOver) return;
    isOver = true;
    const [first] = chunks;
    if (error) done(error, nothing);
    else done(null, first && chunks.length === 1 ? first : Buffer.concat(chunks));
  }

  if (announced !== null && announced > bounds.bodyBytes) {
    stream.resume();
    end(tooLarge());
    return;
  }
  stream
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
