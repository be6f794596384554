import type { LimitsLedger } from './limits-ledger.ts';
import type { ReceivedLedger } from './received.ts';
import type { StoredLedger } from './stored.ts';

/** The ledgers that record a run and check its invariants, by subject. */
export interface Ledgers {
  readonly stored: StoredLedger;
  readonly received: ReceivedLedger;
  readonly limits: LimitsLedger;
  /** Whether there was a commit since the last check. */
  changed: boolean;
}
