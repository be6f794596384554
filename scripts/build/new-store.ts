import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Plugin } from 'vite';
import { migrate } from '../../src/store/migrations/index.ts';
import { connectionOf } from '../../src/store/sqlite/connection.ts';
import { lineTo } from '../../src/store/sqlite/line.ts';
import { embedded } from '../../src/store/sqlite/open.ts';
import { unwatched } from '../../src/store/sqlite/watch.ts';

const replaced = join(import.meta.dirname, '../../src/store/migrations/new-store.ts');

/** Puts into the program what makes a new store at once. */
export function readyNewStore(): Plugin {
  return {
    name: 'lintel:new-store',
    apply: 'build',
    load: async (id) =>
      id === replaced ? `export const newStoreText = ${JSON.stringify(await newStoreText())};` : null,
  };
}

/** Made of a store that the migrations have just made, with nothing else in it. */
export async function newStoreText(): Promise<string> {
  const database = new DatabaseSync(':memory:');
  await migrate(embedded(lineTo(connectionOf(database, unwatched))));
  const statements = [...schemaOf(database), ...rowsOf(database)];
  database.close();
  return statements.map((statement) => `${statement};`).join('\n');
}

const tablesFirst = "case type when 'table' then 0 when 'index' then 1 else 2 end";

/** The tables that SQLite makes for itself, and for those of words, come with the others. */
function schemaOf(database: DatabaseSync): string[] {
  const made = database.prepare(
    `select sql from sqlite_schema where sql is not null and tbl_name not like 'sqlite\\_%' escape '\\'
      and tbl_name not in (select name from pragma_table_list where type = 'shadow')
      order by ${tablesFirst}, rowid`,
  );
  return made.all().map(({ sql }) => String(sql));
}

/** What migrations leave in them: which there were, and when. */
function rowsOf(database: DatabaseSync): string[] {
  const names = database.prepare(
    "select name from pragma_table_list where schema = 'main' and type = 'table'",
  );
  return names
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'))
    .flatMap((name) =>
      database
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => `insert into "${name}" values (${Object.entries(row).map(valueOf).join(', ')})`),
    );
}

/** When the store is made, and not when the program was built. */
const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

function valueOf([column, value]: [string, unknown]): string {
  if (column === 'timestamp') return now;
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`A migration left a value in ${column} that scripts/build/new-store.ts does not know`);
}
