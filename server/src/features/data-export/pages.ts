import type { Slice } from "#db/keyset.ts";

/** A page of a list, and what the next one begins behind. */
interface Page<Item> {
  items: Item[];
  hasNext: boolean;
  last: string | undefined;
}

/** The pages of a list, one after the other. An empty list has none. */
export async function* everyPage<Item>(
  limit: number,
  read: (slice: Slice) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  for (let page = 1, after: string | undefined; ; page += 1) {
    const { items, hasNext, last } = await read({ page, limit, after });
    if (items.length > 0) yield items;
    if (!hasNext) return;
    after = last;
  }
}
