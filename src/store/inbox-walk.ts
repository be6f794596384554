import type { Kysely, Selectable } from 'kysely';
import type { InboxPlace } from '../app/desk/inbox-filter.ts';
import type { ExactForm } from '../app/desk/inbox-search.ts';
import type { InboxSelection } from '../app/desk/inbox-selection.ts';
import type { Database } from './schema.ts';

export type Direction = 'older' | 'newer';

/** From a place on, without it; null is from the very end. */
export interface Start {
  readonly direction: Direction;
  readonly from: InboxPlace | null;
}

/** By what a walk goes: one index, which has the rows in the order of the inbox. */
export type Lead =
  | { readonly by: 'time' | 'next step' }
  | ExactForm
  | { readonly by: 'owner_id' | 'source' | 'stage' | 'status' | 'collection'; readonly value: string };

const judgedColumns = [
  'id',
  'received_at',
  'is_test',
  'status',
  'collection',
  'stage',
  'owner_id',
  'source',
  'next_step_at',
] as const;
export type JudgedRow = Pick<Selectable<Database['enquiries']>, (typeof judgedColumns)[number]>;

/** The part of a selection that leaves fewest rows to look through. What nobody owns is most of them. */
export function leadOf({ dueBefore, owner, source, stage, status, collection }: InboxSelection): Lead {
  if (dueBefore !== null) return { by: 'next step' };
  if (owner?.id != null) return { by: 'owner_id', value: owner.id };
  if (source !== null) return { by: 'source', value: source };
  if (stage !== null && stage !== 'new') return { by: 'stage', value: stage };
  if (status !== null && status !== 'new') return { by: 'status', value: status };
  if (collection !== null) return { by: 'collection', value: collection };
  return { by: 'time' };
}

/** The next rows of an index, in the order of the inbox. The database does nothing here that grows with its size. */
export function rowsAlong(
  db: Kysely<Database>,
  lead: Lead,
  { since, until }: Pick<InboxSelection, 'since' | 'until'>,
  { direction, from }: Start,
  most: number,
) {
  const order = direction === 'older' ? 'desc' : 'asc';
  let query = db.selectFrom('enquiries').select(judgedColumns);
  if ('value' in lead) query = query.where(lead.by, '=', lead.value as never);
  else if (lead.by === 'next step') query = query.where('next_step_at', 'is not', null);
  if (since !== null) query = query.where('received_at', '>=', since);
  if (until !== null) query = query.where('received_at', '<', until);
  if (from !== null) {
    const beyond = direction === 'older' ? '<' : '>';
    query = query.where((eb) =>
      eb(eb.refTuple('received_at', 'id'), beyond, eb.tuple(from.receivedAt, from.id)),
    );
  }
  return query.orderBy('received_at', order).orderBy('id', order).limit(most);
}

export function rowsById(db: Kysely<Database>, ids: readonly string[]): Promise<readonly JudgedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('enquiries').select(judgedColumns).where('id', 'in', ids).execute();
}

const closed: ReadonlySet<string> = new Set(['won', 'lost']);

/** Whether a row belongs to the selection, its words aside. Rehearsals never do. */
export function isSelected(row: JudgedRow, selection: InboxSelection): boolean {
  const { status, collection, stage, owner, source, since, until, dueBefore } = selection;
  return (
    row.is_test === 0 &&
    (status === null ? row.status !== 'rejected' : row.status === status) &&
    (collection === null || row.collection === collection) &&
    (stage === null || row.stage === stage) &&
    (owner === null || row.owner_id === owner.id) &&
    (source === null || row.source === source) &&
    (since === null || row.received_at >= since) &&
    (until === null || row.received_at < until) &&
    (dueBefore === null || isOverdue(row, dueBefore))
  );
}

const isOverdue = ({ next_step_at: at, stage }: JudgedRow, now: number) =>
  at !== null && at < now && !closed.has(stage);

export const placeOfRow = (row: Pick<JudgedRow, 'id' | 'received_at'>): InboxPlace => ({
  receivedAt: row.received_at,
  id: row.id,
});

/** Below zero where the first comes first. */
export function compareRows(one: JudgedRow, other: JudgedRow, direction: Direction): number {
  const byId = one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
  const byTime = one.received_at - other.received_at || byId;
  return direction === 'older' ? -byTime : byTime;
}
