import { wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import type { AuditAction, AuditEntry } from '../../store/audit.ts';
import type { Store } from '../../store/store.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { actorOf } from '../terminal/actor.ts';
import { withStore } from './with-store.ts';

type Counts = AuditEntry['detail'];

/**
 * Opens the store for a command that shows people's data, and notes that it did. The command says as it goes how much it
 * has shown: what was seen before it failed was seen. One that shows nobody, for there is no such enquiry, is not noted.
 */
export async function showingPeople(
  config: Config,
  action: AuditAction,
  show: (store: Store, shown: (counts: Counts) => void) => Promise<void>,
): Promise<void> {
  const seen: { counts?: Counts } = {};
  try {
    await withStore(config, 'read', (store) =>
      show(store, (counts) => {
        seen.counts = counts;
      }),
    );
  } finally {
    if (seen.counts) await noteInAudit(config, action, seen.counts);
  }
}

/** Notes what a command that only reads has taken out. Who may read the store and not write to it is told that it is not noted. */
export async function noteInAudit(config: Config, action: AuditAction, detail: Counts): Promise<void> {
  const entry = { at: wallMs(Date.now()), actor: actorOf(), action, detail };
  try {
    await withStore(config, 'change', (store) => store.audit.note(entry));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(`lintel: this could not be noted in the audit table: ${error.message}`);
  }
}
