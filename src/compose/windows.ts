import type { Windows } from '../app/shared/store.ts';
import type { Config } from '../config.ts';

/** What the service promises its callers: for 24 hours a retry key repeats the first answer. */
const idempotencyMs = 24 * 3_600_000;

export function windowsOf({ duplicateWindowMs }: Pick<Config, 'duplicateWindowMs'>): Windows {
  return { duplicateMs: duplicateWindowMs, idempotencyMs };
}
