import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { type InboxFilter, wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import { dueSteps } from '../../src/store/inbox/desk-lists.ts';
import { type Lead, type Start, isSelected, rowsAlong, upTo } from '../../src/store/inbox/walk.ts';
import { openDatabase } from '../../src/store/engine/open-store.ts';
import { deskEnquiries } from '../support/desk-enquiries.ts';
import { planOf } from '../support/query-plan.ts';
import { startService, storeKinds } from '../support/service.ts';

/** The index for each combination of filters; the other filters are checked row by row. */
const leads: readonly [Lead, string][] = [
  [{ by: 'time' }, 'enquiries_by_time'],
  [{ by: 'next step' }, 'enquiries_with_next_step'],
  [{ by: 'unanswered' }, 'enquiries_unanswered'],
  [{ by: 'open of owner', value: 'ana' }, 'enquiries_open_by_owner'],
  [{ by: 'held' }, 'enquiries_held'],
  [{ by: 'owner_id', value: 'ana' }, 'enquiries_by_owner_id'],
  [{ by: 'source', value: 'web' }, 'enquiries_by_source'],
  [{ by: 'stage', value: 'won' }, 'enquiries_by_stage'],
  [{ by: 'status', value: 'held' }, 'enquiries_by_status'],
  [{ by: 'collection', value: 'contact_requests' }, 'enquiries_by_collection'],
  [{ by: 'email', value: 'a@example.ie' }, 'enquiries_by_email'],
  [{ by: 'phone_e164', value: '+35316791234' }, 'enquiries_by_phone_e164'],
  [{ by: 'eircode', value: 'D02 X285' }, 'enquiries_by_eircode'],
];
const days = { since: wallMs(1), until: wallMs(2_000_000_000_000) };
const anyDay = { since: null, until: null };
const from = { receivedAt: 1_774_958_400_000, id: 'con_1' };
const chosen: InboxFilter = {
  ...wholeInbox,
  collection: 'contact_requests',
  moderation: 'held',
  stage: 'won',
  owner: 'me',
  source: 'web',
  from: '2026-03-31',
  to: '2026-03-31',
};
const everyFilter = selectionOf(chosen, 'ana', wallMs(0));
const starts: readonly Start[] = [
  { direction: 'older', from: null },
  { direction: 'older', from },
  { direction: 'newer', from },
];

/** Makes the planner plan as for a million rows; for one row it prefers a scan and a sort. */
const asOfMany = { enable_seqscan: 'off', enable_sort: 'off', enable_bitmapscan: 'off' };

describe.each(storeKinds)('the inbox on the %s store', async (kind) => {
  const service = await startService(kind);
  const { add, index } = await deskEnquiries(service);
  await add('con_1', 0);
  await index();
  const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = '' } = {
    DATABASE_URL: undefined,
    ...service.env,
  };
  const { db } = openDatabase({ databaseUrl, dataDir }, 'change');
  afterAll(() => db.destroy());

  it.each(leads)(
    'reads the rows of a filter in the order of an index, without a sort: %j',
    async (lead, name) => {
      for (const start of starts)
        for (const range of [anyDay, days]) {
          const along = rowsAlong(db, lead, range, start);
          const near = along
            .where(upTo(start, from))
            .where(isSelected({ ...everyFilter, dueBefore: lead.by === 'next step' ? wallMs(9) : null }));
          for (const query of [along.offset(99).limit(1), near]) {
            const plan = await planOf(kind, db, query, asOfMany);
            expect(plan).toContain(name);
            expect(plan).not.toMatch(/SCAN enquiries(?! USING)|TEMP B-TREE|Seq Scan|Sort/);
          }
        }
    },
  );

  it('reads due enquiries in the order of an index, without a sort', async () => {
    const plan = await planOf(kind, db, dueSteps(db, wallMs(9)).limit(50), asOfMany);
    expect(plan).toContain('enquiries_due');
    expect(plan).not.toMatch(/SCAN enquiries(?! USING)|TEMP B-TREE|Seq Scan|Sort/);
  });

  it('uses a database index to find enquiries that wait for search indexing, and to list the sources', async () => {
    const waiting = db
      .selectFrom('enquiries')
      .select('id')
      .where(sql<boolean>`to_index = 1`)
      .limit(20);
    expect(await planOf(kind, db, waiting, asOfMany)).toContain('enquiries_to_index');
    const source = db
      .selectFrom('enquiries')
      .select('source')
      .where('source', '>', 'a')
      .where('source', '<>', sql.lit(''))
      .orderBy('source')
      .limit(1);
    expect(await planOf(kind, db, source, asOfMany)).toContain('enquiries_by_source');
  });

  it('finds a reference through two indexes, then its rows by id', async () => {
    const among = (toIndex: number) =>
      db
        .selectFrom('enquiries')
        .select('id')
        .where('reference', '=', 'AC34-DE67')
        .where('to_index', '=', sql.lit(toIndex));
    const ids = await planOf(kind, db, among(0).unionAll(among(1)), asOfMany);
    expect(ids).toContain('enquiries_by_reference');
    expect(ids).toContain('enquiries_to_index');
    // PostgreSQL plans by the row count, and here there is only one row.
    if (kind !== 'embedded') return;
    const byId: Lead = { by: 'id', values: ['con_1', 'con_2'] };
    for (const start of starts) {
      const plan = await planOf(kind, db, rowsAlong(db, byId, anyDay, start).offset(99).limit(1), asOfMany);
      expect(plan).toContain('sqlite_autoindex_enquiries_1');
    }
  });

  it('finds words through the search index', async () => {
    if (kind === 'embedded') {
      const words = sql<{ detail: string }>`
        explain query plan select rowid from enquiry_words where enquiry_words match '"byr"' and rowid < 9 order by rowid desc`;
      const { rows } = await words.execute(db);
      expect(rows.map(({ detail }) => detail).join()).toMatch(/VIRTUAL TABLE INDEX/);
      expect(rows.map(({ detail }) => detail).join()).not.toMatch(/B-TREE/);
      return;
    }
    const plan = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const words = sql<{
        'QUERY PLAN': string;
      }>`explain select number from enquiry_search where text like '%byrne%'`;
      return (await words.execute(trx)).rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('enquiry_search_words');
    expect(await service.store.searching.missingIndex()).toBeNull();
  });
});
