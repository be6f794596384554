import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { AdminAction } from '../../app/admin/note.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { jsonIn } from '../engine/stored-json.ts';

export type AuditAction =
  | 'person.export'
  | 'person.erase'
  /** People erased earlier were found in a restored store, and erased again. */
  | 'person.erase-again'
  | 'retention'
  | 'enquiries.list'
  | 'enquiries.show'
  | 'enquiries.find'
  | 'enquiries.export'
  | 'backup'
  | 'spam.evaluate'
  | 'spam.why'
  | 'spam.reset'
  | 'staff.add'
  | 'staff.set-up'
  | 'staff.password'
  | 'staff.passkey'
  | 'staff.passkey-removed'
  | 'staff.reset'
  | 'staff.disable'
  | 'staff.enable'
  | 'staff.role'
  | 'store.copy'
  | AdminAction;

/**
 * An operation on personal data: time, actor and counts, never the person. Operations on staff accounts name the
 * account's id.
 */
export interface AuditEntry {
  readonly at: WallMs;
  /** User and machine of a command, or `service`. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly detail: Readonly<Record<string, number | string>>;
}

const pageSize = 500;

export const audit = {
  note: ({ commit }: Session, entry: AuditEntry): Promise<void> => commit((trx) => noteIn(trx, entry)),

  /** Newest entries first, up to the limit. */
  async latest({ db }: Session, limit: number): Promise<readonly AuditEntry[]> {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(entryOf);
  },

  async *list({ db }: Session, since: WallMs): AsyncGenerator<AuditEntry> {
    let last: { at: number; id: string } | undefined;
    for (;;) {
      let query = db.selectFrom('audit_entries').selectAll().where('at', '>=', since);
      if (last) {
        const position = [last.at, last.id] as const;
        query = query.where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(...position)));
      }
      const page = await query.orderBy('at').orderBy('id').limit(pageSize).execute();
      yield* page.map(entryOf);
      last = page.at(-1);
      if (page.length < pageSize) return;
    }
  },
};

const entryOf = ({ at, actor, action, detail }: Selectable<Database['audit_entries']>): AuditEntry => ({
  at: wallMs(at),
  actor,
  action: action as AuditAction,
  // A damaged entry must not hide the others, so it is listed without its detail.
  detail: (jsonIn(detail) ?? { detail: 'cannot be read' }) as AuditEntry['detail'],
});

/** Adds an audit entry, in the transaction of the operation. */
export async function noteIn(
  trx: Transaction<Database>,
  { at, actor, action, detail }: AuditEntry,
): Promise<void> {
  const row = { id: `aud_${randomUUID()}`, at, actor, action, detail: JSON.stringify(detail) };
  await trx.insertInto('audit_entries').values(row).execute();
}
