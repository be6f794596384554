import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { firstAt, makeRows } from '../../bench/desk/rows.ts';
import { type InboxFilter, wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { type Start, isSelected, leadOf, leadsOf, rowsAlong } from '../../src/store/inbox/walk.ts';
import { openDatabase } from '../../src/store/engine/open-store.ts';
import { bitmapScans, rowsInCommon } from '../../src/store/engine/postgres/filters.ts';
import { selectiveTrigrams } from '../../src/store/inbox/trigrams.ts';
import { textHoldsAll } from '../../src/store/inbox/word-index.ts';
import { planOf } from '../support/query-plan.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

/** Number of enquiries: enough for the planner to prefer an index to a scan. */
const count = 20_000;
const rare = `s.text like '%zwartkop%'`;
const statusIn = ({ moderation, q }: Partial<InboxFilter>): string => {
  if (moderation !== undefined) return '';
  return q === undefined ? `status = 'new' and ` : `status <> 'rejected' and `;
};
const newest: Start = { direction: 'older', from: null };

describe.each(storeKinds)('an inbox of 20,000 enquiries on the %s store', async (kind) => {
  const service = await startService(kind);
  const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = '' } = {
    DATABASE_URL: undefined,
    ...service.env,
  };
  const { db } = openDatabase({ databaseUrl, dataDir }, 'change');
  await makeRows(db, count, kind === 'postgres');
  afterAll(() => db.destroy());
  const select = (filter: Partial<InboxFilter>) =>
    selectionOf({ ...wholeInbox, ...filter }, 'staff_1', wallMs(firstAt + count * 60_000));

  it.each<[string, Partial<InboxFilter>, string]>([
    [
      'filters without a common match',
      { stage: 'won', owner: 'me' },
      `stage = 'won' and owner_id = 'staff_1'`,
    ],
    [
      'filters with few common matches',
      { moderation: 'held', stage: 'lost', source: 'fair' },
      `status = 'held' and stage = 'lost' and source = 'fair'`,
    ],
    [
      'held and overdue',
      { moderation: 'held', overdue: true },
      `status = 'held' and next_step_at is not null and stage not in ('won', 'lost', 'withdrawn')`,
    ],
    [
      'open enquiries of a member of staff',
      { stage: 'open', owner: 'me' },
      `owner_id = 'staff_1' and stage in ('new', 'contacted', 'quoted')`,
    ],
    [
      'unanswered and a rare word',
      { stage: 'unanswered', q: 'zwartkop' },
      `${rare} and stage = 'new' and status = 'new' and first_response_at is null`,
    ],
    [
      'old enquiries only',
      { owner: 'me', source: 'fair', to: '2024-01-03' },
      `owner_id = 'staff_1' and source = 'fair' and received_at < ${firstAt + 3 * 86_400_000}`,
    ],
    ['a rare word', { q: 'zwartkop' }, rare],
    [
      'a rare word among the enquiries of a member of staff',
      { q: 'zwartkop', owner: 'me' },
      `${rare} and owner_id = 'staff_1'`,
    ],
    [
      'a rare word among unowned enquiries',
      { q: 'zwartkop', owner: 'nobody' },
      `${rare} and owner_id is null`,
    ],
    [
      'a word in every text and a rare one',
      { q: 'number 10007' },
      `s.text like '%number%' and s.text like '%10007%'`,
    ],
    ['an e-mail address', { q: 'p10007@example.ie' }, `s.text like '%p10007@example.ie%'`],
  ])('returns the same as a full scan: %s', async (_, filter, condition) => {
    const all = await rawStatement(
      service.env,
      `select id from enquiries e join enquiry_search s on s.enquiry_id = e.id
        where ${statusIn(filter)}${condition} order by received_at desc`,
    );
    const found: string[] = [];
    for (let from: Start['from'] = null; ;) {
      const page = await service.store.inbox.page(
        select(filter),
        { direction: 'older', from },
        50,
        'staff_1',
      );
      found.push(...page.rows.map(({ enquiry }) => enquiry.id));
      from = page.next;
      if (from === null) break;
    }
    expect(found).toEqual(all.map(({ id }) => id));
  });

  it('fetches the texts of candidate rows by id, not through the word index', async () => {
    const selection = select({ q: 'zwartkop', owner: 'me' });
    const query = rowsAlong(db, leadOf(selection), selection, newest)
      .where(isSelected(selection))
      .where(textHoldsAll(['number', '10007']));
    const plan = await planOf(kind, db, query, {});
    expect(plan).toMatch(/enquiry_search_enquiry_id_key|SEARCH enquiry_search USING INDEX/);
    expect(plan).not.toMatch(/enquiry_search_words|enquiry_words|(Scan|SCAN) (on )?enquiry_search$/m);
  });

  it('queries the word index for selective trigrams only, without overlap', async () => {
    const at = sql.raw(kind === 'embedded' ? 'instr' : 'strpos');
    const holds = (letters: string) => sql`${at}(text, ${letters}) > 0`;
    // The other trigrams of the word are in the prefix of every id.
    expect(await selectiveTrigrams(db, ['number', '10007'], holds)).toEqual(['007']);
    expect(await selectiveTrigrams(db, ['p15337@example.ie'], holds)).toEqual(['p15', '337']);
    expect(await selectiveTrigrams(db, ['price,', 'number'], holds)).toContain('num');
    expect(await selectiveTrigrams(db, ['zwa'], holds)).toEqual(['zwa']);
  });

  it('combines the indexes of several filters', async () => {
    // SQLite scans the rows of a single index quickly enough.
    if (kind === 'embedded') return;
    const selection = select({ moderation: 'held', owner: 'me', source: 'fair' });
    const plan = await planOf(kind, db, rowsInCommon(db, leadsOf(selection), selection, newest), bitmapScans);
    expect(plan).toContain('BitmapAnd');
    for (const name of ['status', 'owner_id']) expect(plan).toContain(`enquiries_by_${name}`);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
