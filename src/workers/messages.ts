import type { RefusalCode } from '../app/shared/refusal.ts';

/** A job sent to a worker, which runs one job at a time. */
export interface JobMessage {
  readonly name: string;
  readonly input: unknown;
}

/** The result of a job. Errors are sent as plain data. */
export type JobAnswer =
  | { readonly result: unknown }
  | { readonly refusal: { readonly code: RefusalCode; readonly message: string } }
  | { readonly failure: { readonly message: string; readonly stack: string | undefined } };
