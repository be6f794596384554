import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../app/shared/refusal.ts';
import { type ProblemKind, problems } from '../../contract/problems.ts';
import { ErrorPage } from './text-pages.tsx';
import type { PageKit } from './page-kit.tsx';
import { bounds } from '../../contract/bounds.ts';

interface Trouble {
  readonly status: number;
  readonly retryAfter?: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Thrown for a submission over the rate limit, if there is no form to show again. */
export class TooManyForms extends Error {
  override readonly name = 'TooManyForms';
  readonly statusCode = 429;
}

/** Renders errors as pages. An unexpected error is logged, and its page reveals nothing. */
export function handleErrors(server: FastifyInstance, kit: PageKit): void {
  server.setErrorHandler((error, request, reply) => {
    const trouble = errorPageOf(error);
    if (trouble.status === 500) request.log.error({ reqId: request.id, err: error }, 'unexpected error');
    if (trouble.retryAfter !== undefined) reply.header('retry-after', String(trouble.retryAfter));
    return kit.show(reply, {
      title: trouble.title,
      description: trouble.text,
      privacy: 'secret',
      status: trouble.status,
      body: <ErrorPage title={trouble.title} text={trouble.text} />,
    });
  });
}

function errorPageOf(error: unknown): Trouble {
  if (error instanceof Refusal) {
    const { status, retryAfter }: ProblemKind = problems[error.code];
    return {
      status,
      retryAfter: error.retryAfter ?? retryAfter,
      title: 'Please try again in a moment',
      text: error.message,
    };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413)
    return {
      status,
      title: 'That is too much at once',
      text: `A form may hold ${bounds.bodyKilobytes} KB. Please shorten your message.`,
    };
  if (status === 429) {
    return { status, title: 'Please wait a moment', text: 'Too many forms came from your network.' };
  }
  if (status >= 400 && status < 500) {
    return {
      status,
      title: 'This could not be read',
      text: 'Please go back, and send the form from our page.',
    };
  }
  return {
    status: 500,
    title: 'Something went wrong on our side',
    text: 'Nothing was stored. Please try again later.',
  };
}
