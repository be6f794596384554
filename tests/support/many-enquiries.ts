import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Copies the enquiries of a stopped embedded store, each copy slightly different, until there are `count`. */
export function multiplyEnquiries(dataDir: string, count: number): void {
  const database = new DatabaseSync(join(dataDir, 'lintel.db'));
  try {
    const columns = database.prepare('SELECT * FROM enquiries LIMIT 1').columns();
    const changed: Readonly<Record<string, string>> = {
      id: `id || '_' || number`,
      reference: `substr(reference, 1, 5) || number`,
      received_at: 'received_at + number / 3',
      request: `json_set(request, '$.customer.name', 'Number ' || number || ' é 門')`,
    };
    const values = columns.map(({ name }) => changed[name] ?? name).join(', ');
    database.exec(`
      WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})
      INSERT INTO enquiries SELECT ${values}
      FROM numbers, (SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM enquiries)
      WHERE number % total = place AND number <= ${count} - total
    `);
  } finally {
    database.close();
  }
}
