import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldsOf } from '../shell/form-body.ts';

/** For what no page of ours asks for or sends. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly statusCode = 400;
}

/** Not every database can store NUL or look for it, so it is refused in every part of an address and every field. */
export function refuseUnreadable({ params, query, body }: FastifyRequest): void {
  const given = [params, query].flatMap((parts) => Object.values((parts ?? {}) as Record<string, unknown>));
  const texts = [...given.flat(), ...fieldsOf(body).values()];
  if (texts.some((text) => typeof text === 'string' && text.includes('\0')))
    throw new Unreadable('There is a NUL character in it.');
}

/** The same for what lets staff in. Of the pages behind it, nobody is told anything who is not signed in. */
export function refuseUnreadableAtTheDoor(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions;
    if (url.startsWith('/staff/') && config.access === 'open') refuseUnreadable(request);
    done();
  });
}
