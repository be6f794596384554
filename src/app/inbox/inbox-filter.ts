import { type Collection, collections } from '../enquiries/enquiry.ts';
import { stages } from '../enquiries/stage.ts';

/** Moderation states; `clear` is stored as `new`. */
const moderations = ['clear', 'held', 'rejected'] as const;
export type Moderation = (typeof moderations)[number];

/** Stages to filter by: without a first answer, with something left to do, or one stage. */
export const stageFilters = ['unanswered', 'open', ...stages] as const;
export type StageFilter = (typeof stageFilters)[number];

/** Cursor: a position in the inbox. Enquiries of the same millisecond are ordered by id. */
export interface InboxPlace {
  readonly receivedAt: number;
  readonly id: string;
}

/** The inbox filter. Null means that the user has chosen no value. */
export interface InboxFilter {
  /** Search text as typed; empty for none. */
  readonly q: string;
  readonly collection: Collection | null;
  /** Null selects clear enquiries, and in a search of all of them held ones too. */
  readonly moderation: Moderation | null;
  readonly stage: StageFilter | null;
  /** `me`, `nobody` for enquiries without an owner, or an account id. */
  readonly owner: string | null;
  readonly source: string | null;
  /** First and last day of receipt, both inclusive, as in 2026-03-31. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether to show only enquiries with an overdue next step. */
  readonly overdue: boolean;
  /** Cursors; at most one is set. */
  readonly after: InboxPlace | null;
  readonly before: InboxPlace | null;
}

/** The parsed filter, with a note about each ignored parameter. */
export interface ReadFilter {
  readonly filter: InboxFilter;
  readonly notes: readonly string[];
}

/** Maximum length of a value. Our pages never produce a longer value. */
const longest = 200;

/** A parsed query string. The last value of a repeated parameter counts. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

export function readInboxFilter(query: Query): ReadFilter {
  const notes: string[] = [];
  const value = (name: string): string => {
    const given = query[name];
    const text = (typeof given === 'string' ? given : (given?.at(-1) ?? '')).trim();
    if (text.length <= longest) return text;
    notes.push(`What was asked for as “${name}” is too long, so it was left out.`);
    return '';
  };
  function choice<Value>(name: string, read: (text: string) => Value | null): Value | null {
    const text = value(name);
    if (text === '') return null;
    const found = read(text);
    if (found === null) notes.push(`The inbox knows no “${name}” such as “${text}”, so it was left out.`);
    return found;
  }
  const after = choice('after', placeOf);
  const filter: InboxFilter = {
    q: value('q'),
    collection: choice('collection', oneOf(collections)),
    moderation: choice('moderation', oneOf(moderations)),
    stage: choice('stage', oneOf(stageFilters)),
    owner: choice('owner', (text) => (/^\w+$/.test(text) ? text : null)),
    source: choice('source', (text) => text),
    from: choice('from', dayOf),
    to: choice('to', dayOf),
    overdue: choice('overdue', (text) => (text === '1' ? true : null)) ?? false,
    after,
    before: choice('before', (text) => (after === null ? placeOf(text) : null)),
  };
  if (filter.from === null || filter.to === null || filter.from <= filter.to) return { filter, notes };
  notes.push('The first day is later than the last one, so both were left out.');
  return { filter: { ...filter, from: null, to: null }, notes };
}

/** The filter as a query string; empty for an unfiltered inbox. */
export function inboxQuery(filter: InboxFilter): string {
  const query = new URLSearchParams();
  const entries: readonly (readonly [string, string | null])[] = [
    ['q', filter.q],
    ['collection', filter.collection],
    ['moderation', filter.moderation],
    ['stage', filter.stage],
    ['owner', filter.owner],
    ['source', filter.source],
    ['from', filter.from],
    ['to', filter.to],
    ['overdue', filter.overdue ? '1' : null],
    ['after', filter.after && placeText(filter.after)],
    ['before', filter.before && placeText(filter.before)],
  ];
  for (const [name, value] of entries) if (value !== null && value !== '') query.set(name, value);
  return query.toString();
}

/** A desk path with the filter in its query string. */
export function withFilter(path: string, filter: InboxFilter): string {
  const query = inboxQuery(filter);
  return query === '' ? path : `${path}?${query}`;
}

/** The filter without cursors, for a saved view, and after a change of the filter. */
export const fromTheTop = (filter: InboxFilter): InboxFilter => ({ ...filter, after: null, before: null });

export const placeText = ({ receivedAt, id }: InboxPlace): string => `${receivedAt}.${id}`;

export function placeOf(text: string): InboxPlace | null {
  const [, receivedAt, id] = /^(\d{1,15})\.(\w{1,64})$/.exec(text) ?? [];
  return receivedAt === undefined || id === undefined ? null : { receivedAt: Number(receivedAt), id };
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | null =>
    values.find((value) => value === text) ?? null;

/** Parses a day; null if it does not exist, such as 2026-02-30. */
function dayOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/** The filter by which nothing is chosen. */
export const wholeInbox: InboxFilter = readInboxFilter({}).filter;
