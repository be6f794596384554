import type { RefusalCode } from '../app/shared/refusal.ts';

/** What a thread is asked for; it does one job at a time. */
export interface JobMessage {
  readonly name: string;
  readonly input: unknown;
}

/** What came of it. Errors do not cross from thread to thread as they are. */
export type JobAnswer =
  | { readonly result: unknown }
  | { readonly refusal: { readonly code: RefusalCode; readonly message: string } }
  | { readonly failure: { readonly message: string; readonly stack: string | undefined } };
