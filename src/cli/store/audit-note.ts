import { wallMs } from '../../app/shared/clock.ts';
import type { Config } from '../../config.ts';
import type { AuditAction, AuditEntry } from '../../store/people/audit.ts';
import type { Store } from '../../store/store.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { actorOf } from '../terminal/actor.ts';
import { withStore } from './with-store.ts';

type Counts = AuditEntry['detail'];

/**
 * Opens the store for a command that shows personal data, and audits the command. The command counts what it has
 * shown, so that the audit is right even if it fails halfway. A command that shows nothing is not audited.
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

/** Audits an export. With read-only access to the store, the operator is warned that it is not audited. */
export async function noteInAudit(config: Config, action: AuditAction, detail: Counts): Promise<void> {
  const entry = { at: wallMs(Date.now()), actor: actorOf(), action, detail };
  try {
    await withStore(config, 'change', (store) => store.audit.note(entry));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(`lintel: this could not be noted in the audit table: ${error.message}`);
  }
}
