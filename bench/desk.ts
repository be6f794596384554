/**
 * What the desk costs with very many enquiries: npm run bench:desk. The first page of a thousand is what all else is
 * measured by. ROWS is how many there are (a million), STORE=postgres measures on PostgreSQL. At the end: what submitting
 * costs while the search takes in what comes, against what it costs while it does not; and how long the program takes to
 * start on either store.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type InboxFilter, readInboxFilter } from '../src/app/desk/inbox-filter.ts';
import { selectionOf } from '../src/app/desk/inbox-selection.ts';
import { steadyMs, wallMs } from '../src/app/shared/clock.ts';
import { createRounds } from '../src/delivery/rounds.ts';
import { openDatabase, openStore } from '../src/store/open-store.ts';
import { startServer } from '../tests/support/postgres-server.ts';
import { firstAt, makeRows } from './desk/rows.ts';
import { stopAll } from './speed/contenders.ts';
import { measureStart, startText } from './speed/starting.ts';
import { median } from './support/median.ts';

const wholeInbox = readInboxFilter({}).filter;

const many = Number(process.env['ROWS'] ?? 1_000_000);
const few = 1000;
const rounds = 15;
const windows = { duplicateMs: 1000, idempotencyMs: 1000 };
const postgres = process.env['STORE'] === 'postgres' ? await startServer() : null;
const folder = await mkdtemp(join(tmpdir(), 'lintel-desk-'));

const placeOf = (count: number) => join(folder, String(count));

async function storeWith(count: number) {
  const place = { databaseUrl: postgres && (await newDatabase(count)), dataDir: placeOf(count) };
  const { store } = await openStore(place, 'create', windows);
  const database = openDatabase(place, 'change');
  const begun = performance.now();
  await makeRows(database.db, count, postgres !== null);
  await database.db.destroy();
  console.log(`${count} enquiries made in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return store;
}

async function newDatabase(count: number): Promise<string> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query(`CREATE DATABASE desk_${count}`);
  await client.end();
  const url = new URL(postgres?.url ?? '');
  url.pathname = `desk_${count}`;
  return url.href;
}

type BenchedStore = Awaited<ReturnType<typeof storeWith>>;

async function time(store: BenchedStore, filter: Partial<InboxFilter>) {
  const selection = selectionOf({ ...wholeInbox, ...filter }, 'staff_1', wallMs(firstAt + many * 60_000));
  const start = { direction: 'older', from: filter.after ?? null } as const;
  const times: number[] = [];
  let found = 0;
  let isWhole = true;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const page = await store.inbox.page(selection, start, 50, 'staff_1');
    times.push(performance.now() - begun);
    [found, isWhole] = [page.rows.length, page.lookedTo === null];
  }
  return { ms: median(times), found, isWhole };
}

const middle = Math.floor(many / 2) + 1;
const filters: Readonly<Record<string, Partial<InboxFilter>>> = {
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

async function submitFor(store: BenchedStore, ms: number): Promise<number> {
  const page = await store.inbox.page(
    selectionOf(wholeInbox, '', wallMs(0)),
    { direction: 'older', from: null },
    1,
    '',
  );
  const like = page.rows[0]?.enquiry;
  if (!like) throw new Error('There is no enquiry');
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

try {
  const [small, large] = [await storeWith(few), await storeWith(many)];
  const { ms: usual } = await time(small, {});
  console.log(`first page of ${few}: ${usual.toFixed(1)} ms`);
  for (const [name, filter] of Object.entries(filters)) {
    const { ms, found, isWhole } = await time(large, filter);
    const looked = isWhole ? '' : ', not all looked through';
    console.log(`${name}: ${ms.toFixed(1)} ms, ratio ${(ms / usual).toFixed(2)} (${found} found${looked})`);
  }
  const [alone, fed]: number[][] = [[], []];
  for (let round = 0; round < 6; round += 1) {
    alone?.push(await submitFor(large, 1500));
    const feeding = createRounds(async () => {
      if ((await large.searching.indexSome(20)) > 0) feeding.wake();
    });
    feeding.start();
    fed?.push(await submitFor(large, 1500));
    await feeding.stop();
  }
  const [without, withIt] = [median(alone ?? []), median(fed ?? [])];
  console.log(
    `submissions: ${without.toFixed(0)} a second, ${withIt.toFixed(0)} while the search takes them in`,
  );
  console.log(`ratio ${(without / withIt).toFixed(2)}`);
  await Promise.all([small.close(), large.close()]);
  if (!postgres)
    for (const count of [few, many])
      console.log(`with ${count}: ${startText(await measureStart(5, { DATA_DIR: placeOf(count) }))}`);
} finally {
  await stopAll();
  await postgres?.remove();
  await rm(folder, { recursive: true, force: true });
}
