import { Migrator } from 'kysely/migration';
import type { OpenDatabase } from '../open-database.ts';
import type { DamagedRow, NoteDamaged } from './damaged-rows.ts';
import { enquiriesAndKeys } from './2026-11-15-enquiries-and-keys.ts';
import { doorQuotes } from './2026-11-16-door-quotes.ts';
import { testKeys } from './2026-11-17-test-keys.ts';
import { truthfulColumns } from './2026-11-18-truthful-columns.ts';
import { steadyClock } from './2026-11-19-steady-clock.ts';
import { sentPages } from './2026-11-20-sent-pages.ts';
import { events } from './2026-11-21-events.ts';
import { desk } from './2026-11-22-desk.ts';
import { staff } from './2026-11-22-staff.ts';
import { addressing } from './2026-11-23-addressing.ts';
import { appendOnly } from './2026-11-23-append-only.ts';
import { search } from './2026-11-24-search.ts';
import { spamModel } from './2026-11-25-spam-model.ts';
import { eventsByTime } from './2026-11-26-events-by-time.ts';
import { toldEvents } from './2026-11-27-told-events.ts';
import { leanIndexes } from './2026-11-28-lean-indexes.ts';
import { oneViewAName } from './2026-11-29-one-view-a-name.ts';
import { outbox } from './2026-11-30-outbox.ts';
import { knownBrowsers } from './2026-12-01-known-browsers.ts';
import { sessionProofs } from './2026-12-02-session-proofs.ts';
import { openIdIdentities } from './2026-12-03-openid-identities.ts';
import { withdrawalsAndKeyedEndpoints } from './2026-12-04-withdrawals-and-keyed-endpoints.ts';
import { alsoSent } from './2026-12-05-also-sent.ts';
import { enquiryVersions } from './2026-12-06-enquiry-versions.ts';
import { deskLists } from './2026-12-07-desk-lists.ts';
import { previousStep } from './2026-12-07-previous-step.ts';
import { replies } from './2026-12-07-replies.ts';
import { values } from './2026-12-08-values.ts';

/** Sorted by name. A released migration is never changed; corrections are new migrations. */
const migrationsWith = (note: NoteDamaged) => ({
  '2026-11-15-enquiries-and-keys': enquiriesAndKeys,
  '2026-11-16-door-quotes': doorQuotes,
  '2026-11-17-test-keys': testKeys,
  '2026-11-18-truthful-columns': truthfulColumns,
  '2026-11-19-steady-clock': steadyClock,
  '2026-11-20-sent-pages': sentPages,
  '2026-11-21-events': events(note),
  '2026-11-22-desk': desk(note),
  '2026-11-22-staff': staff,
  '2026-11-23-addressing': addressing,
  '2026-11-23-append-only': appendOnly,
  '2026-11-24-search': search,
  '2026-11-25-spam-model': spamModel,
  '2026-11-26-events-by-time': eventsByTime,
  '2026-11-27-told-events': toldEvents,
  '2026-11-28-lean-indexes': leanIndexes,
  '2026-11-29-one-view-a-name': oneViewAName,
  '2026-11-30-outbox': outbox,
  '2026-12-01-known-browsers': knownBrowsers,
  '2026-12-02-session-proofs': sessionProofs,
  '2026-12-03-openid-identities': openIdIdentities,
  '2026-12-04-withdrawals-and-keyed-endpoints': withdrawalsAndKeyedEndpoints,
  '2026-12-05-also-sent': alsoSent,
  '2026-12-06-enquiry-versions': enquiryVersions,
  '2026-12-07-desk-lists': deskLists,
  '2026-12-07-previous-step': previousStep,
  '2026-12-07-replies': replies,
  '2026-12-08-values': values,
});

export const migrationNames: readonly string[] = Object.keys(migrationsWith(() => undefined));

/** Migrates to the newest schema. Returns the damaged rows, which it left unchanged, each once. */
export async function migrate(database: OpenDatabase): Promise<readonly DamagedRow[]> {
  const damaged = new Map<string, DamagedRow>();
  const note: NoteDamaged = (row) => void damaged.set(`${row.table} ${row.id}`, row);
  const schema = await database.schema();
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(migrationsWith(note)) },
    // Explicit, or Kysely would use a migration table in another schema.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The store could not be brought up to date', { cause: error });
  return [...damaged.values()];
}
