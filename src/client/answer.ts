import { LintelError, type Problem } from './errors.ts';

/** Returns the parsed reply of a response, or throws its problem as a LintelError. */
export async function replyOf(response: Response, idempotencyKey: string | null): Promise<unknown> {
  const text = await response.text();
  const body = parsed(text);
  const { status } = response;
  if (response.ok && isObject(body)) return body;
  const particulars = {
    status,
    retryAfter: retryAfterOf(response),
    requestId: response.headers.get('x-request-id'),
    idempotencyKey,
  };
  if (isProblem(body)) throw new LintelError(body.code, body.message, { ...particulars, problem: body });
  const message = `The answer, with status ${status}, is not one of this service.`;
  throw new LintelError('unexpected_answer', message, particulars);
}

/** Whole seconds; null if the header is missing or a date. */
function retryAfterOf({ headers }: Pick<Response, 'headers'>): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isProblem = (value: unknown): value is Problem =>
  isObject(value) &&
  'code' in value &&
  typeof value.code === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
