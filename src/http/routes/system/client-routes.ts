import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../../../app/shared/etag.ts';
import {
  type ClientPackage,
  clientPackageFile,
  clientPackagePath,
} from '../../../app/site/client-package.ts';
import { open } from '../../server/access.ts';
import { sendUnlessKnown } from '../../server/conditional.ts';

export interface ClientRoutes {
  /** Null if the service runs from source and the client has not been built. */
  readonly clientPackage: ClientPackage | null;
}

/** Routes of the typed client for partners, and of its checksum for `sha256sum -c`. */
export function addClientRoutes(server: FastifyInstance, { clientPackage }: ClientRoutes): void {
  if (!clientPackage) return;
  const { bytes, sha256 } = clientPackage;
  const sum = Buffer.from(`${sha256}  ${clientPackageFile}\n`);
  server.get(clientPackagePath, open, download('application/gzip', bytes));
  server.get(`${clientPackagePath}.sha256`, open, download('text/plain; charset=utf-8', sum));
}

function download(type: string, content: Buffer) {
  const etag = etagOf(content);
  const headers = {
    // RFC 9530: digest of the content, to verify a download.
    'repr-digest': `sha-256=:${createHash('sha256').update(content).digest('base64')}:`,
    // Caches must revalidate: later versions have the same address.
    'cache-control': 'public, no-cache',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Repr-Digest',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return (request: FastifyRequest, reply: FastifyReply) =>
    sendUnlessKnown(request, reply.headers(headers), type, content, etag);
}
