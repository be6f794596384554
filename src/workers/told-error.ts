import { Refusal } from '../app/shared/refusal.ts';

/** An error in a structured-cloneable form. */
export interface ToldError {
  readonly isRefusal: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly cause: ToldError | null;
}

/** The fields that callers and the log use. */
const fieldsOfError = ['name', 'message', 'stack', 'code', 'errcode'] as const;
const fieldsOfRefusal = ['stack', 'id', 'reference', 'replayed', 'reason', 'retryAfter'] as const;

export function tellError(error: unknown): ToldError {
  if (!(error instanceof Error)) return tellError(new Error(String(error)));
  const isRefusal = error instanceof Refusal;
  const names = isRefusal ? [...fieldsOfError, ...fieldsOfRefusal] : fieldsOfError;
  const fields = Object.fromEntries(
    names.map((name) => [name, (error as unknown as Record<string, unknown>)[name]]),
  );
  return { isRefusal, fields, cause: error.cause === undefined ? null : tellError(error.cause) };
}

export function toldError({ isRefusal, fields, cause }: ToldError): Error {
  const made = isRefusal ? new Refusal('store_unavailable', '') : new Error();
  return Object.assign(made, fields, cause && { cause: toldError(cause) });
}
