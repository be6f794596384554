import { createHash } from 'node:crypto';
import type { RatePolicy } from '../../app/callers/rate-policy.ts';
import type { Place, Places, Standing } from '../places.ts';
import { SlidingWindow } from '../sliding-window.ts';
import { type SharedParts, bucketFields, field, longestName, none, numberAt, slot } from './shared-memory.ts';
import { SharedWindowMemory } from './shared-window.ts';
import { hasStretch } from './stretches.ts';

/** A bucket by its number. */
export interface SharedPlace extends Place {
  readonly bucket: number;
  readonly memory: SharedWindowMemory;
}

/** In which queue a bucket is; 0 for none. */
const queues: Readonly<
  Record<Standing, { readonly id: number; readonly first: number; readonly last: number }>
> = {
  open: { id: 1, first: slot.openFirst, last: slot.openLast },
  full: { id: 2, first: slot.fullFirst, last: slot.fullLast },
};

/** Buckets in memory that threads share. Whoever uses them has the lock. */
export class SharedPlaces implements Places<SharedPlace> {
  readonly #parts: SharedParts;
  readonly #capacity: number;

  constructor(parts: SharedParts, capacity: number) {
    this.#parts = parts;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#slot(slot.size);
  }

  hasRoom(): boolean {
    return this.size < this.#capacity && hasStretch(this.#parts);
  }

  find(bucket: string): SharedPlace | undefined {
    const name = nameOf(bucket);
    const hash = hashOf(name);
    let found = numberAt(this.#parts.chains, this.#chainOf(hash));
    while (found !== none && !this.#isCalled(found, name, hash)) found = this.#get(found, field.next);
    return found === none ? undefined : this.#placeOf(found);
  }

  make(bucket: string, policy: RatePolicy): SharedPlace {
    const name = nameOf(bucket);
    const hash = hashOf(name);
    const made = this.#takeBucket();
    this.#set(made, field.hash, hash);
    this.#set(made, field.nameLength, name.length);
    for (let i = 0; i < name.length; i += 1) this.#parts.names[made * longestName + i] = name.charCodeAt(i);
    const chain = this.#chainOf(hash);
    this.#set(made, field.next, numberAt(this.#parts.chains, chain));
    this.#parts.chains[chain] = made;
    this.#set(made, field.queue, 0);
    const place = this.#placeOf(made, policy);
    place.memory.begin(policy);
    return place;
  }

  file({ bucket }: SharedPlace, standing: Standing): void {
    this.#takeOut(bucket);
    const { id, first, last } = queues[standing];
    const before = this.#slot(last);
    this.#set(bucket, field.queue, id);
    this.#set(bucket, field.before, before);
    this.#set(bucket, field.after, none);
    if (before === none) this.#parts.slots[first] = bucket;
    else this.#set(before, field.after, bucket);
    this.#parts.slots[last] = bucket;
  }

  forget({ bucket, memory }: SharedPlace): void {
    this.#takeOut(bucket);
    memory.end();
    const chain = this.#chainOf(this.#get(bucket, field.hash));
    const next = this.#get(bucket, field.next);
    let before = numberAt(this.#parts.chains, chain);
    if (before === bucket) this.#parts.chains[chain] = next;
    else {
      while (this.#get(before, field.next) !== bucket) before = this.#get(before, field.next);
      this.#set(before, field.next, next);
    }
    this.#set(bucket, field.next, this.#slot(slot.freeBucket));
    this.#parts.slots[slot.freeBucket] = bucket;
    this.#parts.slots[slot.size] = this.size - 1;
  }

  first(standing: Standing, count: number): readonly SharedPlace[] {
    const found: SharedPlace[] = [];
    let bucket = this.#slot(queues[standing].first);
    for (; bucket !== none && found.length < count; bucket = this.#get(bucket, field.after))
      found.push(this.#placeOf(bucket));
    return found;
  }

  #takeBucket(): number {
    const { slots } = this.#parts;
    slots[slot.size] = this.size + 1;
    const given = this.#slot(slot.freeBucket);
    if (given !== none) {
      slots[slot.freeBucket] = this.#get(given, field.next);
      return given;
    }
    return (slots[slot.bucketsUsed] = this.#slot(slot.bucketsUsed) + 1);
  }

  #takeOut(bucket: number): void {
    const id = this.#get(bucket, field.queue);
    if (id === 0) return;
    const { first, last } = id === queues.open.id ? queues.open : queues.full;
    const [before, after] = [this.#get(bucket, field.before), this.#get(bucket, field.after)];
    if (before === none) this.#parts.slots[first] = after;
    else this.#set(before, field.after, after);
    if (after === none) this.#parts.slots[last] = before;
    else this.#set(after, field.before, before);
    this.#set(bucket, field.queue, 0);
  }

  #placeOf(bucket: number, policy: RatePolicy = { limit: 0, windowMs: 0 }): SharedPlace {
    const memory = new SharedWindowMemory(this.#parts, bucket);
    return { bucket, memory, window: new SlidingWindow(policy, memory) };
  }

  #isCalled(bucket: number, name: string, hash: number): boolean {
    if (this.#get(bucket, field.hash) !== hash || this.#get(bucket, field.nameLength) !== name.length)
      return false;
    const from = bucket * longestName;
    for (let i = 0; i < name.length; i += 1)
      if (this.#parts.names[from + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  #chainOf(hash: number): number {
    return hash & (this.#parts.chains.length - 1);
  }

  #slot(name: number): number {
    return numberAt(this.#parts.slots, name);
  }

  #get(bucket: number, name: number): number {
    return numberAt(this.#parts.buckets, bucket * bucketFields + name);
  }

  #set(bucket: number, name: number, value: number): void {
    this.#parts.buckets[bucket * bucketFields + name] = value;
  }
}

/** A name as it is kept, a byte for each letter. One that does not fit is a digest, behind a letter that no name begins with. */
function nameOf(bucket: string): string {
  const fits = bucket.length <= longestName && !/[^ -~]/.test(bucket);
  return fits ? bucket : `\0${createHash('sha256').update(bucket).digest('base64')}`;
}

/** FNV-1a, and its upper half mixed into the lower one. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) | 0;
}
