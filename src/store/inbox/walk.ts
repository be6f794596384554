import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { stagesOfTheEnd } from '../../app/enquiries/stage.ts';
import type { InboxPlace, StageFilter } from '../../app/inbox/inbox-filter.ts';
import type { ExactForm } from '../../app/inbox/inbox-search.ts';
import type { InboxSelection } from '../../app/inbox/inbox-selection.ts';
import type { Database } from '../engine/schema.ts';

export type Direction = 'older' | 'newer';

/** Place from which a walk starts, exclusive; null is the end of the list. */
export interface Start {
  readonly direction: Direction;
  readonly from: InboxPlace | null;
}

/** What a walk reads: an index in the inbox's order, or a few ids. */
export type Lead =
  | { readonly by: 'time' | 'next step' | 'due' | 'unanswered' | 'held' }
  | { readonly by: 'id'; readonly values: readonly string[] }
  | {
      readonly by:
        | Exclude<ExactForm['by'], 'reference'>
        | 'owner_id'
        | 'open of owner'
        | 'source'
        | 'stage'
        | 'status'
        | 'collection';
      readonly value: string;
    };

/** The columns that determine a row's position. */
export type PlacedRow = Pick<Selectable<Database['enquiries']>, 'id' | 'received_at'>;

/** Selected rows in order, found by all indexes combined; null if that takes too long. */
export type FindInCommon = (
  db: Kysely<Database>,
  selection: InboxSelection,
  start: Start,
  most: number,
) => Promise<readonly PlacedRow[] | null>;

/**
 * The filters that have an index, most selective first. Most enquiries have no owner, so no index serves that
 * filter.
 */
export function leadsOf({ dueBefore, owner, source, stage, status, collection }: InboxSelection): Lead[] {
  // The indexes of open enquiries hold clear ones only.
  const isClear = status === 'new';
  const ownerLead = isClear && stage === 'open' ? 'open of owner' : 'owner_id';
  const leads: readonly (Lead | null)[] = [
    dueBefore === null ? null : { by: 'next step' },
    isClear && stage === 'unanswered' ? { by: 'unanswered' } : null,
    owner?.id == null ? null : { by: ownerLead, value: owner.id },
    source === null ? null : { by: 'source', value: source },
    stage === null || unindexedStages.includes(stage) ? null : { by: 'stage', value: stage },
    status === null || status === 'new' ? null : { by: 'status', value: status },
    collection === null ? null : { by: 'collection', value: collection },
  ];
  return leads.filter((lead) => lead !== null);
}

const unindexedStages: readonly StageFilter[] = ['new', 'open', 'unanswered'];

export const leadOf = (selection: InboxSelection): Lead => leadsOf(selection)[0] ?? { by: 'time' };

/** The next rows of an index, in the inbox's order, at a cost independent of the store's size. */
export function rowsAlong(
  db: Kysely<Database>,
  lead: Lead,
  { since, until }: Pick<InboxSelection, 'since' | 'until'>,
  { direction, from }: Start,
) {
  const [order, beyond] = direction === 'older' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  let query = db.selectFrom('enquiries').select(['id', 'received_at']);
  if (lead.by !== 'time') query = query.where(isLedBy(lead));
  if (since !== null) query = query.where('received_at', '>=', since);
  if (until !== null) query = query.where('received_at', '<', until);
  if (from !== null) query = query.where(isAt(beyond, from));
  return query.orderBy('received_at', order).orderBy('id', order);
}

const isOpen = sql<SqlBool>`stage in ('new', 'contacted', 'quoted') and status = 'new' and is_test = 0`;

/** Conditions of the partial indexes, repeated in queries so that the planner uses those indexes. */
const hasEntry: Partial<Record<Lead['by'], RawBuilder<SqlBool>>> = {
  'next step': sql`next_step_at is not null`,
  due: sql`next_step_at is not null and ${isOpen}`,
  unanswered: sql`stage = 'new' and first_response_at is null and status = 'new' and is_test = 0`,
  'open of owner': isOpen,
  held: sql`status = 'held' and is_test = 0`,
  stage: sql`stage <> 'new'`,
  status: sql`status <> 'new'`,
  source: sql`source <> ''`,
};

/** The filter whose index a walk follows, written so that the planner uses this index. */
export const isLedBy =
  (lead: Lead) =>
  (eb: ExpressionBuilder<Database, 'enquiries'>): Expression<SqlBool> => {
    if (lead.by === 'id') return eb('id', 'in', lead.values);
    const entry = hasEntry[lead.by];
    if (!('value' in lead)) return entry ?? eb('received_at', 'is not', null);
    const isSame = eb(lead.by === 'open of owner' ? 'owner_id' : lead.by, '=', lead.value as never);
    return entry ? eb.and([isSame, entry]) : isSame;
  };

/** Condition: up to a place, inclusive. */
export const upTo = ({ direction }: Start, place: InboxPlace) =>
  isAt(direction === 'older' ? '>=' : '<=', place);

const isAt =
  (how: '<' | '>' | '<=' | '>=', { receivedAt, id }: InboxPlace) =>
  (eb: ExpressionBuilder<Database, 'enquiries'>) =>
    eb.and([
      eb(eb.refTuple('received_at', 'id'), how, eb.tuple(receivedAt, id)),
      // Redundant, but lets PostgreSQL estimate the number of rows between two places.
      eb('received_at', how.startsWith('<') ? '<=' : '>=', receivedAt),
    ]);

/**
 * Whether a row is in the selection, apart from its words; test enquiries never are. Written so that no index
 * applies: the lead alone decides which index is used.
 */
export function isSelected(selection: InboxSelection) {
  const { status, collection, stage, owner, source, since, until, dueBefore } = selection;
  const conditions = [
    sql`is_test + 0 = 0`,
    status === null ? sql`${text('status')} <> 'rejected'` : sql`${text('status')} = ${status}`,
    ...(collection === null ? [] : [sql`${text('collection')} = ${collection}`]),
    ...(stage === null ? [] : [isInStage(stage)]),
    ...(owner === null ? [] : [sql`${text('owner_id')} = ${owner.id ?? ''}`]),
    ...(source === null ? [] : [sql`${text('source')} = ${source}`]),
    ...(since === null ? [] : [sql`received_at + 0 >= ${since}`]),
    ...(until === null ? [] : [sql`received_at + 0 < ${until}`]),
    ...(dueBefore === null
      ? []
      : [sql`next_step_at + 0 < ${dueBefore} and ${isInStage('open')} and ${text('status')} <> 'rejected'`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function isInStage(stage: StageFilter) {
  if (stage === 'open') return sql`${text('stage')} not in (${sql.join(stagesOfTheEnd)})`;
  if (stage === 'unanswered') return sql`${text('stage')} = 'new' and coalesce(first_response_at, 0) = 0`;
  return sql`${text('stage')} = ${stage}`;
}

/** A column that no index matches. */
const text = (name: string) => sql`coalesce(${sql.ref(`enquiries.${name}`)}, '')`;

export const placeOfRow = (row: PlacedRow): InboxPlace => ({
  receivedAt: row.received_at,
  id: row.id,
});

/** Comparator: negative if the first row comes first. */
export function compareRows(one: PlacedRow, other: PlacedRow, direction: Direction): number {
  const byId = one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
  const byTime = one.received_at - other.received_at || byId;
  return direction === 'older' ? -byTime : byTime;
}
