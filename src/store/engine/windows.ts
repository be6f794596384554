import { bounds } from '../../contract/bounds.ts';

/** How long later submissions are compared with an accepted one. */
export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

/** The operator configures the duplicate window; the idempotency window is part of the API's contract. */
export const windowsOf = ({ duplicateWindowMs }: { readonly duplicateWindowMs: number }): Windows => ({
  duplicateMs: duplicateWindowMs,
  idempotencyMs: bounds.retryKeyHours * 3_600_000,
});
