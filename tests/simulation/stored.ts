import type { Refusal } from '../../src/app/shared/refusal.ts';
import type { SharedDatabase } from './database.ts';
import { windows } from './process.ts';
import { Violation, type World } from './world.ts';

/** What somebody wants stored, however often they have to ask for it. */
export interface Wish {
  /** Equal for equal contents; it is a part of what is stored. */
  readonly content: string;
  readonly caller: string;
  readonly key: string | null;
  /** The quote it is sent from: it becomes one enquiry, whenever and from wherever it is sent. */
  readonly quote: string | null;
}

interface StoredEnquiry {
  readonly row: number;
  readonly id: string;
  readonly request_id: string;
}

/** A request, and when it came: windows are measured from there. */
interface Asked {
  readonly wish: Wish;
  readonly at: number;
}

type Known = StoredEnquiry & Asked;

/** By how much the clocks of two nodes may differ: by the time that asking the server for its own takes. */
const slackMs = 2500;

/** What is in the store, held to what was asked for and to what was answered. */
export class StoredLedger {
  readonly #world: World;
  readonly #database: SharedDatabase;
  readonly #asked = new Map<string, Asked>();
  readonly #known = new Map<string, Known>();
  /** The contents each retry key was used for. */
  readonly #uses = new Map<string, Set<string>>();
  /** What was answered under each retry key. */
  readonly #answers = new Map<string, string>();
  #lastRow = 0;

  constructor(world: World, database: SharedDatabase) {
    this.#world = world;
    this.#database = database;
  }

  /** Somebody asks for it, under this name of the request. */
  asked(requestId: string, wish: Wish): void {
    this.#asked.set(requestId, { wish, at: this.#world.now });
    const key = keyOf(wish);
    if (key !== null) this.#uses.set(key, (this.#uses.get(key) ?? new Set()).add(wish.content));
  }

  /** After every commit: what is new was asked for and is there once, and nothing is gone. */
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

  /** Somebody was told that their enquiry is stored under this id, now or before. */
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

  /** Somebody was told that there is such an enquiry already: then there is, and not from long ago. */
  duplicate(requestId: string, { id = '', replayed }: Pick<Refusal, 'id' | 'replayed'>): void {
    this.acknowledged(requestId, id);
    const first = this.#known.get(id);
    const { at } = this.#askedBy(requestId);
    if (!replayed && first && Math.abs(at - first.at) > windows.duplicateMs + slackMs)
      throw new Violation(`request ${requestId} was refused for ${id}, whose window is over`);
  }

  /** Somebody was told that their key was used for something else. */
  keyReused(requestId: string): void {
    const key = keyOf(this.#askedBy(requestId).wish);
    if (key === null || (this.#uses.get(key)?.size ?? 0) < 2)
      throw new Violation(`request ${requestId} was told that its key was used before, which it was not`);
  }

  #askedBy(requestId: string): Asked {
    const asked = this.#asked.get(requestId);
    if (!asked) throw new Violation(`${requestId} was not asked for`);
    return asked;
  }

  /** An enquiry with this content. */
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
