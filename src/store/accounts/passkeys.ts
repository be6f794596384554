import type { Selectable } from 'kysely';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { NewPasskey, Passkey, PasskeyOutcome } from '../../app/accounts/passkeys.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { mailOwner } from '../outbox/owner-mails.ts';
import { noteIn } from '../people/audit.ts';
import { lockedAccountOf } from './locked-account.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Actor and time, for the audit. */
interface Doing {
  readonly at: WallMs;
  readonly actor: string;
  /** Whether the account's owner gets a mail about a new passkey. */
  readonly mailsOwner?: boolean;
}

/** Limit of passkeys per account. */
const maxPasskeys = 20;

export const staffPasskeys = {
  /** `nothing`: the passkey is known already, or the account has reached its limit. */
  add: ({ commit }: Session, by: SessionName, passkey: NewPasskey, doing: Doing): Promise<PasskeyOutcome> =>
    commit(async (trx) => {
      const account = await lockedAccountOf(trx, by);
      if (!account) return 'signed-out';
      // The account is locked, so concurrent additions cannot exceed the limit.
      const known = await trx
        .selectFrom('staff_passkeys')
        .select('id')
        .where('account_id', '=', account.id)
        .execute();
      if (known.length >= maxPasskeys) return 'nothing';
      const added = await trx
        .insertInto('staff_passkeys')
        .values({
          id: passkey.id,
          account_id: account.id,
          label: passkey.label,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports: passkey.transports.join(' '),
          created_at: passkey.createdAt,
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return 'nothing';
      await noteIn(trx, { ...doing, action: 'staff.passkey', detail: { account: account.id } });
      if (doing.mailsOwner) await mailOwner(trx, account.id, 'passkey', doing.at);
      return 'done';
    }),

  /** Ignores passkeys of disabled accounts. */
  async find({ db }: Session, id: string): Promise<Passkey | null> {
    const row = await db
      .selectFrom('staff_passkeys')
      .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_passkeys.account_id')
      .selectAll('staff_passkeys')
      .where('staff_passkeys.id', '=', id)
      .where('staff_accounts.disabled_at', 'is', null)
      .executeTakeFirst();
    return row ? passkeyOf(row) : null;
  },

  async listOf({ db }: Session, accountId: string): Promise<readonly Passkey[]> {
    const rows = await db
      .selectFrom('staff_passkeys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  },

  /**
   * Stores the signature counter. False if it did not advance, as with a cloned key; keys without a counter always
   * send 0.
   */
  async noteUse({ commit }: Session, id: string, counter: number, at: WallMs): Promise<boolean> {
    const noted = await commit((trx) =>
      trx
        .updateTable('staff_passkeys')
        .set({ counter, last_used_at: at })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
        .returning('id')
        .executeTakeFirst(),
    );
    return noted !== undefined;
  },

  /** `nothing`: the account has no such passkey. */
  remove: ({ commit }: Session, by: SessionName, id: string, doing: Doing): Promise<PasskeyOutcome> =>
    commit(async (trx) => {
      const account = await lockedAccountOf(trx, by);
      if (!account) return 'signed-out';
      const removed = await trx
        .deleteFrom('staff_passkeys')
        .where('account_id', '=', account.id)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) return 'nothing';
      await noteIn(trx, { ...doing, action: 'staff.passkey-removed', detail: { account: account.id } });
      return 'done';
    }),
};

const passkeyOf = (row: Selectable<Database['staff_passkeys']>): Passkey => ({
  id: row.id,
  accountId: row.account_id,
  label: row.label,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports === '' ? [] : row.transports.split(' '),
  createdAt: wallMs(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : wallMs(row.last_used_at),
});
