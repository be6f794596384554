import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf } from '../shell/form-body.ts';

class NulCharacter extends Error {
  override readonly name = 'NulCharacter';
  readonly statusCode = 400;
}

/** Refuses NUL in addresses and fields, because PostgreSQL cannot store it. */
export function refuseNul({ params, query, body }: FastifyRequest): void {
  const given = [params, query].flatMap((parts) => Object.values((parts ?? {}) as Record<string, unknown>));
  const texts = [...given.flat(), ...fieldsOf(body).values()];
  if (texts.some((text) => typeof text === 'string' && text.includes('\0')))
    throw new NulCharacter('There is a NUL character in it.');
}

/** Refuses NUL on the public sign-in routes. On others the guard does so, after checking the session. */
export function refuseNulAtSignIn(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    if (url.startsWith('/staff/') && config.access === 'open') refuseNul(request);
    done();
  });
}
