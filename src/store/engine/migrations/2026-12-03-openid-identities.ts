import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const openIdIdentities: Migration = { up };

/** The identity by which an account signs in at an OpenID Connect provider: issuer and subject. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['openid_issuer', 'openid_subject'])
    await db.schema.alterTable('staff_accounts').addColumn(name, 'text').execute();
  await db.schema
    .createIndex('staff_accounts_openid')
    .on('staff_accounts')
    .columns(['openid_issuer', 'openid_subject'])
    .unique()
    .execute();
}
