import type { FastifyInstance } from 'fastify';

export interface SecurityRoutes {
  /** The text of the day, or null where the operator names nobody to tell. */
  readonly securityText: (() => string) | null;
}

const open = { config: { access: 'open' } } as const;
const path = '/.well-known/security.txt';

/** Where people who find a weakness look first (RFC 9116), and where they used to look. */
export function addSecurityRoutes(server: FastifyInstance, { securityText }: SecurityRoutes): void {
  if (!securityText) return;
  server.get(path, open, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText()),
  );
  server.get('/security.txt', open, (_request, reply) => reply.redirect(path, 301));
}
