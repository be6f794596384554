import type { LimitsLedger } from './limits-ledger.ts';
import type { ReceivedLedger } from './received.ts';
import type { StoredLedger } from './stored.ts';

/** All that must hold, looked after by whom it happens to. */
export interface Ledgers {
  readonly stored: StoredLedger;
  readonly received: ReceivedLedger;
  readonly limits: LimitsLedger;
  /** Something was committed since anybody looked. */
  changed: boolean;
}
