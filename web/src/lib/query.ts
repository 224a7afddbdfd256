import { currentUser } from "@rolecall/contract/auth/auth.ts";
import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import {
  type DehydratedState,
  hydrate,
  type InfiniteData,
  infiniteQueryOptions,
  MutationCache,
  mutationOptions,
  type Query,
  QueryCache,
  QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import {
  ApiError,
  call,
  isConflict,
  type Input,
  isOtherUserError,
  isProofNeeded,
  isUnauthorized,
  type ListPage,
  readFile,
  type Reply,
} from "./api-client.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: Effects;
  }
}

/** The functions with which the queries of a client reach the API in place of `fetch`. */
const senders = new WeakMap<QueryClient, typeof fetch>();

/** The data that came with the page, until the API has confirmed it. */
const unconfirmed = new WeakSet<object>();

/** Every query is keyed by its endpoint, so that a mutation can name what it makes stale. */
const keyOf = (endpoint: Endpoint, ...rest: unknown[]) => [
  `${endpoint.method} ${endpoint.path}`,
  ...rest,
];

/** Options of a read: for use in `*.api.ts` alone. */
export const queryOf = <const E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal, client }) =>
      call(endpoint, input, { signal, send: senders.get(client) }) as Promise<Reply<E>>,
  });

/** Options of a read of a file of this site, by its path. */
export const fileQueryOf = (path: string) =>
  queryOptions({ queryKey: [`GET ${path}`], queryFn: ({ signal }) => readFile(path, signal) });

/** Like `queryOf`, for data that may not exist: null then, even if the server answers with a refusal. */
export const queryOrNullOf = <const E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal, client }) => {
      try {
        const reply = await call(endpoint, input, { signal, send: senders.get(client) });
        return (reply ?? null) as Reply<E> | null;
      } catch (error) {
        if (error instanceof ApiError && error.status === endpoint.nothing) return null;
        throw error;
      }
    },
  });

type PagedEndpoint = Endpoint & { readonly paged?: true };

/** The position at which a list continues. */
interface Place<Item> {
  page: number;
  /** The last row before it. */
  last?: Item | undefined;
}

/**
 * Options of a list that goes on: one page after the other, from `firstPage`. A page is there when `isReady` has
 * ended, which fetches what its rows are drawn with.
 */
export const endlessQueryOf = <const E extends PagedEndpoint, Item>(
  endpoint: E,
  inputOf: (place: Place<Item>) => Input<E>,
  firstPage = 1,
  isReady?: (rows: Item[]) => Promise<void>,
) => {
  const start: Place<Item> = { page: firstPage };
  return infiniteQueryOptions({
    queryKey: keyOf(endpoint, "endless", inputOf(start)),
    queryFn: async ({ pageParam, signal, client }) => {
      const send = senders.get(client);
      const page = (await call(endpoint, inputOf(pageParam), { signal, send })) as ListPage<Item>;
      await isReady?.(page.items);
      return page;
    },
    initialPageParam: start,
    getNextPageParam: ({ hasNext, items }, _pages, { page }) =>
      hasNext ? { page: page + 1, last: items.at(-1) } : undefined,
  });
};

export type EndlessQuery<Item> = ReturnType<typeof endlessQueryOf<PagedEndpoint, Item>>;

/** Asks the user to prove again who they are; resolves to false if they do not. */
export type AskForProof = (client: QueryClient) => Promise<boolean>;

/** The functions with which clients ask their users. */
const askers = new WeakMap<QueryClient, AskForProof>();

/** Calls an endpoint. If the server wants a fresh proof first, asks the user and calls again. */
const callWithProof = async (
  endpoint: Endpoint,
  input: unknown,
  client: QueryClient,
): Promise<unknown> => {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (!isProofNeeded(error) || !(await askers.get(client)?.(client))) throw error;
    return call(endpoint, input);
  }
};

/** The effects of a write on cached data. */
export type Effects = {
  /** The endpoints whose answers it makes stale. */
  invalidates: readonly Endpoint[];
  /** Like `invalidates`, but the answers are fetched only when they are shown next. */
  marksStale?: readonly Endpoint[];
  /** The endpoints whose answers a conflict (409) shows to be stale. */
  invalidatesOnConflict?: readonly Endpoint[];
  /** A list that goes on, of which the write's answer is a row. */
  replacesRowIn?: PagedEndpoint;
};

/** Options of a mutation, with its effects on cached data. */
export const mutationOf = <const E extends Endpoint>(endpoint: E, effects: Effects) =>
  mutationOptions({
    mutationKey: keyOf(endpoint),
    mutationFn: (input: Input<E>, { client }) =>
      (endpoint.proof ? callWithProof(endpoint, input, client) : call(endpoint, input)) as Promise<
        Reply<E>
      >,
    meta: effects,
  });

/**
 * Marks the endpoints' cached answers as stale: they are fetched again where they are shown, or
 * when they are shown next.
 */
const invalidate = async (
  client: QueryClient,
  endpoints: readonly Endpoint[],
  refetchType: "active" | "none" = "active",
) => {
  await Promise.all(
    endpoints.map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint), refetchType }),
    ),
  );
};

const hasId = (value: unknown): value is { id: string } =>
  typeof value === "object" && value !== null && "id" in value;

/**
 * Replaces a row in the lists that are shown, and once more when a running request has ended, which brings
 * the row as it was before. Other lists are read again when they are shown next.
 */
const replaceRow = async (client: QueryClient, endpoint: PagedEndpoint, row: unknown) => {
  const replaceIn = ({ queryKey }: Query) =>
    client.setQueryData<InfiniteData<ListPage<unknown>>>(
      queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (isSameRow(item, row) ? row : item)),
          })),
        },
    );
  const update = async (list: Query) => {
    if (!list.isActive()) return client.invalidateQueries({ queryKey: list.queryKey, exact: true });
    replaceIn(list);
    if (list.state.fetchStatus === "idle") return undefined;
    await list.promise?.catch(() => undefined);
    return void replaceIn(list);
  };
  const lists = client.getQueryCache().findAll({ queryKey: keyOf(endpoint) });
  await Promise.all(lists.map(update));
};

const isSameRow = (one: unknown, other: unknown) =>
  hasId(one) && hasId(other) && one.id === other.id;

/**
 * Takes what the server read for the page into the cache. It is shown at once, and read again by the
 * first screen that shows it; where that fails it is shown no longer.
 */
export const takeFromPage = (client: QueryClient, read: DehydratedState): void => {
  hydrate(client, read);
  for (const query of client.getQueryCache().getAll()) unconfirmed.add(query);
  void client.invalidateQueries({ refetchType: "none" });
};

/**
 * The cache of server data. It never goes stale by itself: no polling, no
 * retries, no refetch on focus; mutations say what changed.
 * @param how.send reaches the API where that is not by the network: within the server
 * @param how.askForProof asks the user where the server wants a fresh proof of who they are
 */
export const makeQueryClient = (
  onUnauthorized: () => void,
  { send, askForProof }: { send?: typeof fetch; askForProof?: AskForProof } = {},
): QueryClient => {
  const notice = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
    // The screens learn the user's identity from the new answer.
    if (isOtherUserError(error)) void invalidate(client, [currentUser]);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        notice(error);
        if (unconfirmed.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
      },
      onSuccess: (_answer, query) => void unconfirmed.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        notice(error);
        if (isConflict(error)) void invalidate(client, meta?.invalidatesOnConflict ?? []);
      },
      onSuccess: (answer, _variables, _result, { meta }) =>
        Promise.all([
          invalidate(client, meta?.invalidates ?? []),
          invalidate(client, meta?.marksStale ?? [], "none"),
          meta?.replacesRowIn && replaceRow(client, meta.replacesRowIn, answer),
        ]),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  if (send) senders.set(client, send);
  if (askForProof) askers.set(client, askForProof);
  return client;
};
