/**
 * An upper bound for a server in Node: parses the same bodies, and sends the same response to each request.
 * BARE_ANSWER is the file with this response.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export interface BareAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Body of the response, in base64. */
  readonly body: string;
}

const { status, headers, body } = JSON.parse(
  readFileSync(process.env['BARE_ANSWER'] ?? '', 'utf8'),
) as BareAnswer;
const bytes = Buffer.from(body, 'base64');
const own = status === 304 ? headers : { ...headers, 'content-length': String(bytes.length) };

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(status, own).end(bytes);
    });
}).listen(Number(process.env['PORT']), '127.0.0.1');
