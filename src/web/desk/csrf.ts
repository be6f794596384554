import type { FastifyRequest } from 'fastify';
import { fieldsOf } from '../shell/form-body.ts';
import { isOwnOrigin } from '../shell/form-token.ts';
import type { PageKit } from '../shell/page-kit.tsx';

/** CSRF check of the request's origin and token. */
export const passesCsrfCheck = (kit: PageKit, request: FastifyRequest): boolean =>
  isOwnOrigin(request, kit.publicUrl()) && kit.tokens.isValid(request, fieldsOf(request.body).get('token'));
