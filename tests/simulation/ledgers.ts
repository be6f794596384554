import type { LimitsLedger } from './limits-ledger.ts';
import type { ReceivedLedger } from './received.ts';
import type { StoredLedger } from './stored.ts';

/** What is recorded and checked against the invariants, by subject. */
export interface Ledgers {
  readonly stored: StoredLedger;
  readonly received: ReceivedLedger;
  readonly limits: LimitsLedger;
  /** Whether there was a commit since the last check. */
  changed: boolean;
}
