import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type WallMs, wallMs } from '../app/shared/clock.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

export type AuditAction =
  | 'person.export'
  | 'person.erase'
  /** People who had been erased were in a store that was put back. */
  | 'person.erase-again'
  | 'retention'
  | 'enquiries.list'
  | 'enquiries.show'
  | 'enquiries.find'
  | 'enquiries.export'
  | 'backup'
  | 'staff.add'
  | 'staff.set-up'
  | 'staff.password'
  | 'staff.passkey'
  | 'staff.passkey-removed'
  | 'staff.reset'
  | 'staff.disable'
  | 'staff.enable'
  | 'staff.role'
  | 'store.copy';

/**
 * What was done to people's data: when and by whom, how much of it, and never about whom. What was done to an account of
 * staff names it by its id.
 */
export interface AuditEntry {
  readonly at: WallMs;
  /** A user and a machine, or `service`. */
  readonly actor: string;
  readonly action: AuditAction;
  readonly detail: Readonly<Record<string, number | string>>;
}

const pageSize = 500;

export const audit = {
  note: ({ commit }: Session, entry: AuditEntry): Promise<void> => commit((trx) => noteIn(trx, entry)),

  /** Oldest first. */
  async *list({ db }: Session, since: WallMs): AsyncGenerator<AuditEntry> {
    let last: { at: number; id: string } | undefined;
    for (;;) {
      let query = db.selectFrom('audit_entries').selectAll().where('at', '>=', since);
      if (last) {
        const position = [last.at, last.id] as const;
        query = query.where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(...position)));
      }
      const page = await query.orderBy('at').orderBy('id').limit(pageSize).execute();
      for (const { at, actor, action, detail } of page)
        yield {
          at: wallMs(at),
          actor,
          action: action as AuditAction,
          detail: JSON.parse(detail) as AuditEntry['detail'],
        };
      last = page.at(-1);
      if (page.length < pageSize) return;
    }
  },
};

/** As a part of what is done. */
export async function noteIn(
  trx: Transaction<Database>,
  { at, actor, action, detail }: AuditEntry,
): Promise<void> {
  const row = { id: `aud_${randomUUID()}`, at, actor, action, detail: JSON.stringify(detail) };
  await trx.insertInto('audit_entries').values(row).execute();
}
