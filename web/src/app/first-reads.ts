import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { currentUserQuery } from "#features/auth/auth.api.ts";
import type { EndlessQuery } from "#lib/query.ts";

/** The time, in milliseconds, for which data that was read ahead is kept if the screen is not opened. */
const keptAheadMs = 30_000;

const readsOf = (client: QueryClient) => ({
  one: async <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) =>
    client.query<Data, Error, Data, Data, Key>({ ...query, gcTime: keptAheadMs }),
  list: async <Item>(query: EndlessQuery<Item>) =>
    client.infiniteQuery({ ...query, gcTime: keptAheadMs }),
  /** The signed-in user, as far as known. */
  user: client.getQueryData(currentUserQuery.queryKey),
});

export type Reads = ReturnType<typeof readsOf>;

/** The part of a loader's arguments that is needed here. */
interface Loading {
  context: { queryClient: QueryClient };
  preload: boolean;
}

/**
 * Reads the data that a screen shows first; called by its route's loader. On the server the page
 * waits for it. In a browser the data is read while the pointer is on the link; the screen opens at
 * once and reads whatever is not there yet.
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
