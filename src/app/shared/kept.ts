/** An LRU cache limited by bytes, so that many different entries cannot exhaust memory. */
export class Kept<Value> {
  readonly #kept = new Map<string, Value>();
  readonly #mostBytes: number;
  readonly #sizeOf: (value: Value) => number;
  #bytes = 0;

  constructor(mostBytes: number, sizeOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#sizeOf = sizeOf;
  }

  find(name: string): Value | null {
    const found = this.#kept.get(name);
    if (found === undefined) return null;
    this.#kept.delete(name);
    this.#kept.set(name, found);
    return found;
  }

  keep(name: string, value: Value): Value {
    const size = this.#sizeOf(value);
    if (this.#kept.has(name) || size > this.#mostBytes) return value;
    this.#kept.set(name, value);
    this.#bytes += size;
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= this.#sizeOf(old);
    }
    return value;
  }
}
