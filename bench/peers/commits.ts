/** A plain server that commits each enquiry to SQLite, with the durability settings of our store. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(join(process.env['DATA_DIR'] ?? '', 'commits.db'));
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table enquiries (id integer primary key, received_at integer not null, request text not null)`);
const insert = database.prepare('insert into enquiries (received_at, request) values (?, ?) returning id');

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => {
      if (request.method !== 'POST') {
        response.end();
        return;
      }
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const stored = insert.get(Date.now(), JSON.stringify(body));
      const answer = JSON.stringify({ ok: true, id: stored?.['id'] });
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
}).listen(Number(process.env['PORT']), '127.0.0.1');
