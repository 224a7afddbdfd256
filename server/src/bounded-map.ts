interface Bounds {
  /** How many entries there may be; for one more, the oldest goes. */
  most: number;
  /** How long an entry stays, unless it is set again. */
  lifetimeMs: number;
}

/** A map that no number of callers can grow beyond its bounds, for what is remembered from one request to the next. */
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

  /** The entry is the newest from now on. */
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
