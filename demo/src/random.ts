/**
 * Chance that comes out the same for the same seed. Every part of the demo board
 * has a stream of its own, so that a change in one leaves the others as they were.
 */
export class Random {
  #state: number;
  readonly #decks = new WeakMap<readonly unknown[], unknown[]>();

  constructor(seed: string) {
    // FNV-1a.
    this.#state = [...seed].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
      2_166_136_261,
    );
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, this.whole(0, items.length - 1));
  }

  /** One of the keys, each as likely as its weight says. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    const entries = Object.entries<number>(weights) as [Key, number][];
    let left = this.between(
      0,
      entries.reduce((sum, [, weight]) => sum + weight, 0),
    );
    const [chosen] = entries.find(([, weight]) => (left -= weight) < 0) ?? itemAt(entries, -1);
    return chosen;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  /**
   * The next one of a list that is drawn from again and again: none comes back
   * before most of the others did, so that texts repeat as late as they can.
   */
  draw<Item>(items: readonly Item[]): Item {
    const deck = (this.#decks.get(items) as Item[] | undefined) ?? this.shuffled(items);
    this.#decks.set(items, deck);
    const [drawn] = deck.splice(this.whole(0, Math.ceil(deck.length / 3) - 1), 1);
    if (drawn === undefined) throw new RangeError("Nothing to draw from");
    deck.push(drawn);
    return drawn;
  }

  /** Different ones; at most about two thirds of the list. */
  drawSome<Item>(items: readonly Item[], count: number): Item[] {
    return Array.from({ length: count }, () => this.draw(items));
  }

  /** A version 7 UUID of that moment, which must not be before 1970. */
  uuid(moment: Date): string {
    const time = moment.getTime().toString(16).padStart(12, "0");
    const [a, b, c] = [this.#hex(3), this.#hex(3), this.#hex(12)];
    const variant = this.pick(["8", "9", "a", "b"]);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-${variant}${b}-${c}`;
  }

  #hex(length: number): string {
    return Array.from({ length }, () => this.whole(0, 15).toString(16)).join("");
  }
}

const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items.at(index);
  if (item === undefined) throw new RangeError("An empty list has no items");
  return item;
};
