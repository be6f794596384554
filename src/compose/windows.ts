import type { Windows } from '../store/session.ts';
import type { Config } from '../config.ts';
import { bounds } from '../contract/bounds.ts';

/** For as long as this, the same retry key repeats the first answer. */
const idempotencyMs = bounds.retryKeyHours * 3_600_000;

export function windowsOf({ duplicateWindowMs }: Pick<Config, 'duplicateWindowMs'>): Windows {
  return { duplicateMs: duplicateWindowMs, idempotencyMs };
}
