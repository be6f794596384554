import { bounds } from '../../contract/bounds.ts';

/** How long what was accepted is compared with what comes next. */
export interface Windows {
  readonly duplicateMs: number;
  readonly idempotencyMs: number;
}

/** The operator sets for how long copies are refused; for how long a retry key counts is promised to callers. */
export const windowsOf = ({ duplicateWindowMs }: { readonly duplicateWindowMs: number }): Windows => ({
  duplicateMs: duplicateWindowMs,
  idempotencyMs: bounds.retryKeyHours * 3_600_000,
});
