import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/store/engine/schema.ts';

/** SQL that picks one of ten words of at most eight letters by a number. */
const pick = (words: string, by: string) => {
  const padded = words
    .split(' ')
    .map((word) => word.padEnd(8))
    .join('');
  return `rtrim(substr('${padded}', (${by}) % 10 * 8 + 1, 8))`;
};
const first = pick('Aoife Brendan Ciara Declan Eimear Fionn Grainne Hugh Isolde Jarlath', 'i');
const last = pick('Byrne Walsh Doyle Murphy Kelly Nolan Brady Lynch Daly Quinn', 'i / 10');
const town = pick('Dublin Cork Galway Sligo Kerry Mayo Louth Meath Carlow Clare', 'i / 7');
const room = pick('hall kitchen study bedroom office garage lobby attic pantry porch', 'i / 3');
const message = `'We need steel doors with glass for the ' || ${room} || ' of our house in ' || ${town} || ', please send a price, number ' || i`;
const name = `${first} || ' ' || ${last}`;
/** SQL of a rare word, which twenty rows contain, whatever the number of rows. */
const rareWord = (count: number) => `case when i % ${Math.ceil(count / 20)} = 7 then ' zwartkop' else '' end`;

/** Time of the first row; each further row is a minute later. */
export const firstAt = Date.parse('2024-01-01T00:00:00Z');

const columnsWith = (rare: string): Readonly<Record<string, string>> => ({
  id: `'con_' || (1000000000 + i)`,
  reference: `'B' || substr(cast(100000000 + i as text), 2, 3) || '-' || substr(cast(100000000 + i as text), 5, 5)`,
  collection: `case i % 3 when 0 then 'contact_requests' when 1 then 'internal_door_quotes' else 'security_door_quotes' end`,
  received_at: `${firstAt} + cast(i as bigint) * 60000`,
  status: `case when i % 47 = 0 then 'rejected' when i % 19 = 1 then 'held' else 'new' end`,
  request: `'{"customer":{"name":"' || ${name} || '","email":"p' || i || '@example.ie"},"message":"' || ${message} || ${rare} || '"}'`,
  email: `'p' || i || '@example.ie'`,
  phone_e164: `'+3531' || (1000000 + i)`,
  content_score: '0',
  content_reasons: `'[]'`,
  submitted_by: `'anonymous'`,
  is_test: '0',
  request_id: `'r'`,
  source: pick('website partner fair phone repeat friend search radio letter van', 'i / 11'),
  stage: `case when i % 10 < 6 then 'new' when i % 10 = 6 then 'contacted' when i % 10 = 7 then 'quoted' when i % 10 = 8 then 'won' else 'lost' end`,
  owner_id: `case when i % 5 < 2 then 'staff_' || (i / 5 % 5) end`,
  next_step_at: `case when i % 23 = 3 then ${firstAt} + cast(i as bigint) * 60000 end`,
  value_cents: `case i % 3 when 1 then 100000 + i % 900000 end`,
  work_version: '0',
  to_index: '0',
});

/** Fills an empty store with enquiries and their search texts, as if after years of use. */
export async function makeRows(db: Kysely<Database>, count: number, isPostgres: boolean): Promise<void> {
  const numbers = isPostgres
    ? (from: number, to: number) => `generate_series(${from}, ${to}) as numbers(i)`
    : (from: number, to: number) =>
        `(with recursive numbers(i) as (select ${from} union all select i + 1 from numbers where i < ${to}) select i from numbers)`;
  const rare = rareWord(count);
  const columns = columnsWith(rare);
  const atOnce = 20_000;
  for (let from = 1; from <= count; from += atOnce) {
    const source = numbers(from, Math.min(count, from + atOnce - 1));
    await sql
      .raw(
        `insert into enquiries (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} from ${source}`,
      )
      .execute(db);
    await sql
      .raw(
        `insert into enquiry_search (number, enquiry_id, text) select (${firstAt} + cast(i as bigint) * 60000) * 1024, 'con_' || (1000000000 + i),
         lower('con_' || (1000000000 + i) || ' ' || ${name} || ' p' || i || '@example.ie ' || ${message} || ${rare} || ' 3531' || (1000000 + i)) from ${source}`,
      )
      .execute(db);
  }
  if (isPostgres) await sql`vacuum analyze`.execute(db);
}
