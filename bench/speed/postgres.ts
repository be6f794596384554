import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startServer } from '../../tests/support/postgres-server.ts';
import type { Case } from './cases.ts';
import { Figures } from './compare.ts';
import { startLintel, stop } from './contenders.ts';
import { type Rhythm, load } from './measure.ts';
import type { CaseFigures } from './report.ts';

/** Number of connections, as many as in the service's pool. */
const connections = 10;

/** Inserts the rows of one enquiry in a single statement: the least work that stores the same rows. */
const insert = `\\set n random(1, 9000000000000000)
with guard as (
  insert into duplicate_guards (fingerprint, enquiry_id, accepted_at)
  values (md5(:n::text) || md5('door' || :n::text), 'con_' || lpad(:n::text, 26, '0'), 1790000000000)
), stored as (
  insert into enquiries (id, reference, collection, received_at, status, request, email, content_score,
    content_reasons, price_book_version, submitted_by, request_id, stage, to_index)
  values ('con_' || lpad(:n::text, 26, '0'), left(md5(:n::text), 9), 'contact_requests', 1790000000000 + :n::bigint % 1000000,
    'new', '{"customer":{"name":"Aoife","email":"aoife@example.ie"},"message":"Please call about a door for house ' ||
    'number ' || :n || '. The opening is 1200 mm wide."}', 'aoife.' || :n || '@example.ie', 0,
    '["asks-for-doors","door-details"]', '2026-1', 'anonymous', md5(:n::text), 'new', 1)
)
insert into outbox_events (id, type, subject_id, number, created_at, body, mails, deliver_from)
values ('evt_' || lpad(:n::text, 26, '0'), 'enquiry.created', 'con_' || lpad(:n::text, 26, '0'), 1, 1790000000000,
  '{"type":"enquiry.created","timestamp":"2026-11-17T08:00:00.000Z","data":{"id":"' || :n || '","status":"new"}}', '[]', 1790000000000);
`;

/** Measures enquiries on PostgreSQL in turns with pgbench; null if pgbench is not installed. */
export async function measureOnPostgres(
  each: Case,
  { rounds, seconds, warmUp }: Rhythm,
): Promise<CaseFigures | null> {
  const pgbench = findPgbench();
  if (pgbench === null) {
    console.log(`\n${each.name}: left out, there is no pgbench.`);
    return null;
  }
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pgbench-'));
  try {
    const script = join(folder, 'insert.sql');
    writeFileSync(script, insert);
    const beside = await createDatabase(server.url, 'beside');
    // Starting the service creates the tables.
    await stop(await startLintel({ DATABASE_URL: beside }));
    const lintel = await startLintel({ DATABASE_URL: server.url });
    const figures = new Figures(['lintel', 'pgbench']);
    await load(each, lintel, { seconds: warmUp });
    for (let round = 0; round < rounds; round += 1) {
      figures.note('lintel', await load(each, lintel, { seconds }));
      const perSecond = await rateOf(pgbench, script, beside, seconds);
      figures.note('pgbench', { perSecond, p99: NaN, wrong: 0 });
    }
    await stop(lintel);
    const contenders = figures.comparedWith('pgbench');
    return { name: each.name, hold: each.hold, against: 'pgbench', contenders, latencies: [] };
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const versions = '/usr/lib/postgresql';

function findPgbench(): string | null {
  const installed = existsSync(versions) ? readdirSync(versions) : [];
  const found = installed.map((version) => join(versions, version, 'bin', 'pgbench')).filter(existsSync);
  return found.at(-1) ?? null;
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const created = new URL(url);
  created.pathname = name;
  return created.href;
}

async function rateOf(pgbench: string, script: string, url: string, seconds: number): Promise<number> {
  const words = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)];
  const { stdout } = await promisify(execFile)(pgbench, [...words, '-f', script, url]);
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
}
