import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import type { EndlessQuery } from "#lib/query.ts";

/** How long what was read ahead is kept for a screen that does not come, in milliseconds. */
const keptAheadMs = 30_000;

const readsOf = (client: QueryClient) => ({
  one: async <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) =>
    client.query<Data, Error, Data, Data, Key>({ ...query, gcTime: keptAheadMs }),
  list: async <Item>(query: EndlessQuery<Item>) =>
    client.infiniteQuery({ ...query, gcTime: keptAheadMs }),
  /** Who is signed in, as far as that is known. */
  user: client.getQueryData(currentUserQuery.queryKey),
});

export type Reads = ReturnType<typeof readsOf>;

/** What a route's loader is called with, as far as it matters here. */
interface Loading {
  context: { queryClient: QueryClient };
  preload: boolean;
}

/**
 * Reads what a screen shows first, from its route's loader. A page that the server renders waits for it.
 * In a browser it is read while somebody points at the way there; who comes sees the screen at once, which
 * reads by itself what is not there yet.
 */
export const readFirst = (
  { context: { queryClient }, preload }: Loading,
  read: (reads: Reads) => Promise<unknown>,
): Promise<unknown> | undefined => {
  if (import.meta.env.SSR) return read(readsOf(queryClient));
  // A failure shows on the screen, which asks again.
  if (preload) void read(readsOf(queryClient)).catch(() => undefined);
  return undefined;
};
