import type { RatePolicy } from '../../app/callers/rate-policy.ts';
import type { WindowMemory } from '../sliding-window.ts';
import { type SharedParts, bucketFields, callsOfStretch, field, none, numberAt } from './shared-memory.ts';
import { giveBackStretch, takeStretch } from './stretches.ts';

/** What the window of one bucket remembers, in memory that threads share: its calls are in stretches, each linked to the next. */
export class SharedWindowMemory implements WindowMemory {
  readonly #parts: SharedParts;
  /** Where its numbers and moments begin. */
  readonly #numbers: number;
  readonly #moments: number;

  constructor(parts: SharedParts, bucket: number) {
    this.#parts = parts;
    this.#numbers = bucket * bucketFields;
    this.#moments = bucket * 2;
  }

  /** Of a bucket that was not in use. */
  begin({ limit, windowMs }: RatePolicy): void {
    this.limit = limit;
    this.windowMs = windowMs;
    this.fullUntil = -Infinity;
    this.#set(field.count, 0);
    this.#set(field.firstStretch, none);
    this.#set(field.lastStretch, none);
    this.#set(field.skipped, 0);
  }

  get limit(): number {
    return this.#get(field.limit);
  }
  set limit(value: number) {
    this.#set(field.limit, value);
  }

  get windowMs(): number {
    return this.#parts.moments[this.#moments] ?? 0;
  }
  set windowMs(value: number) {
    this.#parts.moments[this.#moments] = value;
  }

  get fullUntil(): number {
    return this.#parts.moments[this.#moments + 1] ?? -Infinity;
  }
  set fullUntil(value: number) {
    this.#parts.moments[this.#moments + 1] = value;
  }

  get count(): number {
    return this.#get(field.count);
  }

  timeOf(index: number): number {
    if (index === this.count - 1) return this.#lastTime();
    let place = this.#get(field.skipped) + index;
    let stretch = this.#get(field.firstStretch);
    for (; place >= callsOfStretch; place -= callsOfStretch) stretch = numberAt(this.#parts.links, stretch);
    return this.#parts.times[stretch * callsOfStretch + place] ?? NaN;
  }

  add(time: number): boolean {
    const { count } = this;
    // Threads read their clocks a moment apart: times stay in their order.
    const inOrder = count === 0 ? time : Math.max(time, this.#lastTime());
    const place = (this.#get(field.skipped) + count) % callsOfStretch;
    if (place === 0 && !this.#lengthen()) return false;
    this.#parts.times[this.#get(field.lastStretch) * callsOfStretch + place] = inOrder;
    this.#set(field.count, count + 1);
    return true;
  }

  forgetUntil(time: number): void {
    while (this.count > 0) {
      const stretch = this.#get(field.firstStretch);
      const skipped = this.#get(field.skipped);
      const held = Math.min(callsOfStretch - skipped, this.count);
      const gone = this.#countUntil(stretch * callsOfStretch + skipped, held, time);
      if (gone === 0) return;
      this.#set(field.count, this.count - gone);
      this.#set(field.skipped, skipped + gone);
      if (gone < held) return;
      this.#giveBackFirst();
    }
  }

  /** Gives back all that it holds. */
  end(): void {
    while (this.#get(field.firstStretch) !== none) this.#giveBackFirst();
  }

  /** How many of so many calls from there on were accepted then or before; they are in order. */
  #countUntil(from: number, held: number, time: number): number {
    const { times } = this.#parts;
    if ((times[from + held - 1] ?? 0) <= time) return held;
    let gone = 0;
    while ((times[from + gone] ?? Infinity) <= time) gone += 1;
    return gone;
  }

  #lengthen(): boolean {
    const stretch = takeStretch(this.#parts);
    if (stretch === none) return false;
    const last = this.#get(field.lastStretch);
    if (last === none) this.#set(field.firstStretch, stretch);
    else this.#parts.links[last] = stretch;
    this.#set(field.lastStretch, stretch);
    return true;
  }

  #giveBackFirst(): void {
    const first = this.#get(field.firstStretch);
    const next = numberAt(this.#parts.links, first);
    giveBackStretch(this.#parts, first);
    this.#set(field.firstStretch, next);
    this.#set(field.skipped, 0);
    if (next === none) this.#set(field.lastStretch, none);
  }

  #lastTime(): number {
    const place = (this.#get(field.skipped) + this.count - 1) % callsOfStretch;
    return this.#parts.times[this.#get(field.lastStretch) * callsOfStretch + place] ?? NaN;
  }

  #get(name: number): number {
    return numberAt(this.#parts.buckets, this.#numbers + name);
  }

  #set(name: number, value: number): void {
    this.#parts.buckets[this.#numbers + name] = value;
  }
}
