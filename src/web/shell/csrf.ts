import type { FastifyRequest } from 'fastify';
import { fieldsOf } from './form-body.ts';
import { type FormTokens, isOwnOrigin } from './form-token.ts';

/** CSRF check of the request's origin and token. */
export const passesCsrfCheck = (
  { publicUrl, tokens }: { readonly publicUrl: () => string; readonly tokens: FormTokens },
  request: FastifyRequest,
): boolean =>
  isOwnOrigin(request, publicUrl()) && tokens.isValid(request, fieldsOf(request.body).get('token'));
