/**
 * Measures the desk with very many enquiries: npm run bench:desk. Sends the same queries in turns to a store
 * of a thousand enquiries and to a large one, which has ROWS enquiries (a million); STORE=postgres measures
 * on PostgreSQL. Then measures submissions per second on both stores, on the large one also during indexing,
 * and the start of the program on both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { isReadable } from '../src/app/enquiries/enquiry.ts';
import { type InboxFilter, wholeInbox } from '../src/app/inbox/inbox-filter.ts';
import { mostCounted } from '../src/app/inbox/inbox-tabs.ts';
import { mostDue } from '../src/app/enquiries/work/today.ts';
import { selectionOf } from '../src/app/inbox/inbox-selection.ts';
import { steadyMs, wallMs } from '../src/app/shared/clock.ts';
import { createRounds } from '../src/app/shared/rounds.ts';
import { openDatabase, openStore } from '../src/store/engine/open-store.ts';
import { startServer } from '../tests/support/postgres-server.ts';
import { firstAt, makeRows } from './desk/rows.ts';
import { stopAll } from './speed/contenders.ts';
import { measureStart, startText } from './speed/starting.ts';
import { median } from './support/median.ts';

const many = Number(process.env['ROWS'] ?? 1_000_000);
const few = 1000;
const rounds = 15;
const windows = { duplicateMs: 1000, idempotencyMs: 1000 };
const postgres = process.env['STORE'] === 'postgres' ? await startServer() : null;
const folder = await mkdtemp(join(tmpdir(), 'lintel-desk-'));

const placeOf = (count: number) => join(folder, String(count));

async function stockedWith(count: number) {
  const place = { databaseUrl: postgres && (await newDatabase(count)), dataDir: placeOf(count) };
  const { store } = await openStore(place, 'create', windows);
  const database = openDatabase(place, 'change');
  const begun = performance.now();
  await makeRows(database.db, count, postgres !== null);
  // Otherwise the server would analyse the tables a minute later, during the measurement.
  if (postgres) await sql`analyze`.execute(database.db);
  await database.db.destroy();
  console.log(`${count} enquiries made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return { store, count };
}

type Stocked = Awaited<ReturnType<typeof stockedWith>>;

async function newDatabase(count: number): Promise<string> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(`CREATE DATABASE desk_${count}`);
  await client.end();
  const url = new URL(postgres?.url ?? '');
  url.pathname = `desk_${count}`;
  return url.href;
}

/** The contents of a page, and the time it took in milliseconds. */
async function pageOf({ store, count }: Stocked, filter: Partial<InboxFilter>) {
  const selection = selectionOf({ ...wholeInbox, ...filter }, 'staff_1', wallMs(firstAt + count * 60_000));
  const start = { direction: 'older', from: filter.after ?? null } as const;
  const begun = performance.now();
  const page = await store.inbox.page(selection, start, 50, 'staff_1');
  return { ms: performance.now() - begun, found: page.rows.length, isWhole: page.lookedTo === null };
}

function filtersOf(count: number): Readonly<Record<string, Partial<InboxFilter>>> {
  // An enquiry in the middle, whose number is not part of another number.
  const middle = Math.floor(count / 2) + 137;
  return {
    'first page': {},
    'a page in the middle': { after: { receivedAt: firstAt + middle * 60_000, id: 'con_1' } },
    'a collection': { collection: 'security_door_quotes' },
    held: { moderation: 'held' },
    rejected: { moderation: 'rejected' },
    'a stage': { stage: 'won' },
    mine: { owner: 'me' },
    'nobody’s': { owner: 'nobody' },
    'a source': { source: 'fair' },
    overdue: { overdue: true },
    'a day long ago': { from: '2024-01-01', to: '2024-01-01' },
    'held, won, mine, a source': { moderation: 'held', stage: 'won', owner: 'me', source: 'fair' },
    'search: a rare word': { q: 'zwartkop' },
    'search: in every enquiry': { q: 'steel doors' },
    'search: a name': { q: 'byrne' },
    'search: two names': { q: 'aoife byrne' },
    'search: three letters': { q: 'mur' },
    'search: nothing': { q: 'qqzzxx' },
    'search: e-mail': { q: `p${middle}@example.ie` },
    'search: part of an e-mail': { q: `p${middle}@` },
    'search: phone': { q: `+3531${1_000_000 + middle}` },
    'search: a number in the text': { q: `number ${middle}` },
    'search: common word, held, won': { q: 'steel', moderation: 'held', stage: 'won' },
    'search: rare word, mine': { q: 'zwartkop', owner: 'me' },
  };
}

/** Compares the same page of both stores, in turns. */
async function comparePages(small: Stocked, large: Stocked, name: string): Promise<void> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
  let found = '';
  for (let round = 0; round < rounds; round += 1) {
    const [few, many] = [
      await pageOf(small, filtersOf(small.count)[name] ?? {}),
      await pageOf(large, filtersOf(large.count)[name] ?? {}),
    ];
    times.few.push(few.ms);
    times.many.push(many.ms);
    found = `${few.found} and ${many.found} found${many.isWhole ? '' : ', not all looked through'}`;
  }
  const [few, many] = [median(times.few), median(times.many)];
  console.log(
    `${name}: ${few.toFixed(1)} ms and ${many.toFixed(1)} ms, ratio ${(many / few).toFixed(2)} (${found})`,
  );
}

/** Compares the counts of the inbox's tabs, and what the page of today reads. */
async function compareLists(small: Stocked, large: Stocked): Promise<void> {
  const lists = {
    'counts of the tabs': ({ store, count }: Stocked) =>
      store.deskLists.counts('staff_1', wallMs(firstAt + count * 60_000), mostCounted),
    'what is due': ({ store, count }: Stocked) => {
      const now = wallMs(firstAt + count * 60_000);
      const asked = { stepsBefore: now, others: false, most: mostDue };
      return store.deskLists.due(asked, 'staff_1');
    },
  };
  for (const [name, ask] of Object.entries(lists)) {
    const times = new Map<Stocked, number[]>([
      [small, []],
      [large, []],
    ]);
    for (let round = 0; round < rounds; round += 1)
      for (const [stocked, ms] of times) {
        const begun = performance.now();
        await ask(stocked);
        ms.push(performance.now() - begun);
      }
    const [few = 0, many = 0] = [...times.values()].map(median);
    console.log(`${name}: ${few.toFixed(1)} ms and ${many.toFixed(1)} ms, ratio ${(many / few).toFixed(2)}`);
  }
}

async function submitFor(store: Stocked['store'], ms: number): Promise<number> {
  const page = await store.inbox.page(
    selectionOf(wholeInbox, '', wallMs(0)),
    { direction: 'older', from: null },
    1,
    '',
  );
  const like = page.rows[0]?.enquiry;
  if (!like || !isReadable(like)) throw new Error('There is no enquiry');
  const until = performance.now() + ms;
  let count = 0;
  const client = async () => {
    while (performance.now() < until) {
      count += 1;
      const id = `con_${crypto.randomUUID().replaceAll('-', '')}`;
      await store.enquiries.submit({
        enquiry: { ...like, id, receivedAt: wallMs(Date.now()) },
        fingerprint: id,
        idempotency: null,
        doorQuoteId: null,
        sentPageHash: null,
        event: null,
        at: steadyMs(Date.now()),
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, client));
  return count / (ms / 1000);
}

/** Compares submissions per second of both stores, in turns. */
async function compareSubmissions(small: Stocked, large: Stocked): Promise<void> {
  const rates: Record<'few' | 'many' | 'fed', number[]> = { few: [], many: [], fed: [] };
  for (let round = 0; round < 6; round += 1) {
    rates.few.push(await submitFor(small.store, 1500));
    rates.many.push(await submitFor(large.store, 1500));
    const feeding = createRounds(async () => {
      if ((await large.store.searching.indexSome(20)) > 0) feeding.wake();
    });
    feeding.start();
    rates.fed.push(await submitFor(large.store, 1500));
    await feeding.stop();
  }
  const [few, many, fed] = [median(rates.few), median(rates.many), median(rates.fed)];
  console.log(
    `submissions: ${few.toFixed(0)} and ${many.toFixed(0)} a second, ratio ${(few / many).toFixed(2)}; ` +
      `${fed.toFixed(0)} while the search takes them in, ratio ${(many / fed).toFixed(2)}`,
  );
}

try {
  const [small, large] = [await stockedWith(few), await stockedWith(many)];
  console.log(`Of ${few} and of ${many} enquiries:`);
  for (const name of Object.keys(filtersOf(many))) await comparePages(small, large, name);
  await compareLists(small, large);
  await compareSubmissions(small, large);
  await Promise.all([small.store.close(), large.store.close()]);
  if (!postgres)
    for (const count of [few, many])
      console.log(`with ${count}: ${startText(await measureStart(5, { DATA_DIR: placeOf(count) }))}`);
} finally {
  await stopAll();
  await postgres?.remove();
  await rm(folder, { recursive: true, force: true });
}
