/** An LRU cache limited by bytes, so that many different entries cannot exhaust memory. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #mostBytes: number;
  readonly #sizeOf: (value: Value) => number;
  #bytes = 0;

  constructor(mostBytes: number, sizeOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#sizeOf = sizeOf;
  }

  find(name: string): Value | null {
    const found = this.#entries.get(name);
    if (found === undefined) return null;
    this.#entries.delete(name);
    this.#entries.set(name, found);
    return found;
  }

  keep(name: string, value: Value): Value {
    const size = this.#sizeOf(value);
    if (this.#entries.has(name) || size > this.#mostBytes) return value;
    this.#entries.set(name, value);
    this.#bytes += size;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= this.#sizeOf(old);
    }
    return value;
  }
}
