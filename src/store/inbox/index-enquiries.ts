import { type Selectable, PostgresAdapter, sql } from 'kysely';
import { searchableText } from '../../app/enquiries/searchable-text.ts';
import type { Database } from '../engine/schema.ts';
import { readableRequest } from '../engine/stored-json.ts';
import { firstNumberOf, numbersInMs } from './word-index.ts';
import { type Steps, type Writer, firstRow, statementOf } from '../engine/steps/statement.ts';

type Row = Pick<
  Selectable<Database['enquiries']>,
  'id' | 'reference' | 'received_at' | 'request' | 'phone_e164' | 'eircode' | 'is_test'
>;

/** Indexes a batch of new or changed enquiries; returns their number. */
export function* indexSteps(writer: Writer, most: number): Steps<number> {
  const rows = (yield findNext(writer, { most })) as readonly Row[];
  for (const row of rows) {
    // Test enquiries are not searchable.
    if (row.is_test === 0) yield* writeText(writer, row);
    yield markIndexed(writer, { id: row.id });
  }
  return rows.length;
}

/** The next enquiries to index. Skips rows that another node has locked; an embedded store has only one writer. */
const findNext = statementOf('find next to index', (writer, { most }: { readonly most: number }) => ({
  compile: () =>
    sql<Row>`
      select id, reference, received_at, request, phone_e164, eircode, is_test
      from enquiries where to_index = 1 limit ${most}
      ${writer.getExecutor().adapter instanceof PostgresAdapter ? sql`for update skip locked` : sql``}
    `.compile(writer),
}));

const markIndexed = statementOf('mark indexed', (writer, { id }: Pick<Row, 'id'>) =>
  writer
    .updateTable('enquiries')
    .set({ to_index: sql.lit(0) })
    .where('id', '=', id),
);

/**
 * Writes a text under the next number of its millisecond, or of a later millisecond if that one is full. If two
 * nodes take the same number, the second retries.
 */
function* writeText(writer: Writer, row: Row): Steps<void> {
  const { id, reference, phone_e164: phoneE164, eircode } = row;
  const request = readableRequest(row.request);
  const text = searchableText({ id, reference, phoneE164, eircode, request });
  for (let first = firstNumberOf(row.received_at); ; first += numbersInMs) {
    const end = first + numbersInMs;
    if (yield* firstRow(insertText(writer, { id, text, first, end }))) return;
  }
}

interface NewText extends Pick<Row, 'id'> {
  readonly text: string;
  readonly first: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const insertText = statementOf('insert text', (writer, { id, text, first, end }: NewText) => {
  const whole = (value: number) => sql`cast(${value} as bigint)`;
  const next = sql`coalesce(max(number) + 1, ${whole(first)})`;
  return {
    compile: () =>
      sql`
        insert into enquiry_search (number, enquiry_id, text)
        select ${next}, cast(${id} as text), cast(${text} as text)
        from enquiry_search where number >= ${whole(first)} and number < ${whole(end)}
        having ${next} < ${whole(end)}
        on conflict (enquiry_id) do update set text = excluded.text
        returning number
      `.compile(writer),
  };
});
