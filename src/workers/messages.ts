import type { RefusalCode } from '../app/shared/refusal.ts';

/** A job for a worker; it runs one at a time. */
export interface JobMessage {
  readonly name: string;
  readonly input: unknown;
}

/** Its result. Errors are not cloned as they are. */
export type JobAnswer =
  | { readonly result: unknown }
  | { readonly refusal: { readonly code: RefusalCode; readonly message: string } }
  | { readonly failure: { readonly message: string; readonly stack: string | undefined } };
