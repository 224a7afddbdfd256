interface Bounds {
  /** The most entries; one more drops the oldest. */
  most: number;
  /** The lifetime of an entry in milliseconds, counted from when it was last set. */
  lifetimeMs: number;
}

/** A map with a maximum size and a time to live, for values that are kept between requests. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; end: NodeJS.Timeout }>();
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Setting an entry again makes it the newest. */
  set(key: Key, value: Value): void {
    this.delete(key);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size >= this.#bounds.most) this.delete(oldest);
    const end = setTimeout(() => this.delete(key), this.#bounds.lifetimeMs).unref();
    this.#entries.set(key, { value, end });
  }

  delete(key: Key): void {
    clearTimeout(this.#entries.get(key)?.end);
    this.#entries.delete(key);
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }
}
