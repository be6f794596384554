import type { Refusal } from '../../src/app/shared/refusal.ts';
import type { SharedDatabase } from './database.ts';
import { windows } from './process.ts';
import { Violation, type World } from './world.ts';

/** A submission, independent of its retries. */
export interface Wish {
  /** Identifies the content; it is part of the stored text. */
  readonly content: string;
  readonly caller: string;
  readonly key: string | null;
  /** The quote it is sent from, if any. A quote becomes one enquiry, however often it is sent. */
  readonly quote: string | null;
}

interface StoredEnquiry {
  readonly row: number;
  readonly id: string;
  readonly request_id: string;
}

/** A request and its time, from which windows are measured. */
interface Requested {
  readonly wish: Wish;
  readonly at: number;
}

type Known = StoredEnquiry & Requested;

/** Maximum difference between two nodes' clocks, in ms: the time that reading the server's clock takes. */
const slackMs = 2500;

/** Checks the store against what was requested and answered. */
export class StoredLedger {
  readonly #world: World;
  readonly #database: SharedDatabase;
  readonly #asked = new Map<string, Requested>();
  readonly #known = new Map<string, Known>();
  /** The contents each idempotency key was used for. */
  readonly #uses = new Map<string, Set<string>>();
  /** The answer under each idempotency key. */
  readonly #answers = new Map<string, string>();
  #lastRow = 0;

  constructor(world: World, database: SharedDatabase) {
    this.#world = world;
    this.#database = database;
  }

  /** A request with this id starts. */
  asked(requestId: string, wish: Wish): void {
    this.#asked.set(requestId, { wish, at: this.#world.now });
    const key = keyOf(wish);
    if (key !== null) this.#uses.set(key, (this.#uses.get(key) ?? new Set()).add(wish.content));
  }

  /** Checks after every commit that new rows were requested and are stored once, and that no row is gone. */
  look(): void {
    const added = this.#database.rows(
      'select rowid as row, id, request_id from enquiries where rowid > ? order by rowid',
      this.#lastRow,
    ) as readonly StoredEnquiry[];
    for (const enquiry of added) this.#add(enquiry);
    const gone = this.#known.size - this.#database.rows('select id from enquiries').length;
    if (gone !== 0) throw new Violation(`${gone} enquiries are gone`);
  }

  #add(enquiry: StoredEnquiry): void {
    const added = { ...enquiry, ...this.#askedBy(enquiry.request_id) };
    for (const earlier of this.#known.values()) {
      if (isTwice(earlier, added))
        throw new Violation(`${added.id} is what ${earlier.id} is: stored twice (${added.wish.content})`);
    }
    this.#world.note('store', `has ${added.id} of request ${added.request_id}`);
    this.#known.set(added.id, added);
    this.#lastRow = added.row;
  }

  /** A caller was told that the enquiry is stored under this id. */
  acknowledged(requestId: string, id: string): void {
    const { wish } = this.#askedBy(requestId);
    const [stored] = this.#database.rows(
      `select request from enquiries where id = ? and id in (select subject_id from outbox_events union all select subject_id from events)`,
      id,
    ) as readonly { request: string }[];
    if (!stored) throw new Violation(`request ${requestId} was told of ${id}, which is not stored`);
    if (!stored.request.includes(JSON.stringify(wish.content)))
      throw new Violation(`request ${requestId} was told of ${id}, which is not what it asked for`);
    const key = keyOf(wish);
    const before = key === null ? undefined : this.#answers.get(key);
    if (before !== undefined && before !== id)
      throw new Violation(`request ${requestId} was told of ${id}, and before of ${before}`);
    if (key !== null) this.#answers.set(key, id);
  }

  /** A caller was told about a duplicate: it exists, within its window. */
  duplicate(requestId: string, { id = '', replayed }: Pick<Refusal, 'id' | 'replayed'>): void {
    this.acknowledged(requestId, id);
    const first = this.#known.get(id);
    const { at } = this.#askedBy(requestId);
    if (!replayed && first && Math.abs(at - first.at) > windows.duplicateMs + slackMs)
      throw new Violation(`request ${requestId} was refused for ${id}, whose window is over`);
  }

  /** A caller was told that the key was used for another request. */
  keyReused(requestId: string): void {
    const key = keyOf(this.#askedBy(requestId).wish);
    if (key === null || (this.#uses.get(key)?.size ?? 0) < 2)
      throw new Violation(`request ${requestId} was told that its key was used before, which it was not`);
  }

  #askedBy(requestId: string): Requested {
    const asked = this.#asked.get(requestId);
    if (!asked) throw new Violation(`${requestId} was not asked for`);
    return asked;
  }

  /** The id of an enquiry with this content. */
  find(content: string): string | undefined {
    return [...this.#known.values()].find(({ wish }) => wish.content === content)?.id;
  }
}

const keyOf = ({ caller, key }: Wish) => (key === null ? null : `${caller} ${key}`);

function isTwice(one: Known, other: Known): boolean {
  const [mine, yours] = [one.wish, other.wish];
  if (keyOf(mine) !== null && keyOf(mine) === keyOf(yours)) return true;
  if (mine.content !== yours.content) return false;
  return mine.quote !== null || Math.abs(one.at - other.at) < windows.duplicateMs - slackMs;
}
