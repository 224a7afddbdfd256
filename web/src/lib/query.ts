import type { Endpoint } from "@rolecall/contract/endpoint.ts";
import {
  infiniteQueryOptions,
  MutationCache,
  mutationOptions,
  QueryCache,
  QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import {
  ApiError,
  call,
  type Input,
  isUnauthorized,
  type ListPage,
  readFile,
  type Reply,
} from "./api-client.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: { invalidates: readonly Endpoint[] };
  }
}

/** Every query is keyed by its endpoint, so that a mutation can name what it makes stale. */
const keyOf = (endpoint: Endpoint, ...rest: unknown[]) => [
  `${endpoint.method} ${endpoint.path}`,
  ...rest,
];

/** Options of a read: for use in `*.api.ts` alone. */
export const queryOf = <const E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Reply<E>> => call(endpoint, input, signal),
  });

/** Options of a read of a file of this site, by its path. */
export const fileQueryOf = (path: string) =>
  queryOptions({ queryKey: [`GET ${path}`], queryFn: ({ signal }) => readFile(path, signal) });

/** As `queryOf`, where there may be nothing: null then, whether or not it is said in a refusal. */
export const queryOrNullOf = <const E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }): Promise<Reply<E> | null> => {
      try {
        return (await call(endpoint, input, signal)) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === endpoint.nothing) return null;
        throw error;
      }
    },
  });

type PagedEndpoint = Endpoint & { readonly paged?: true };

/** Options of a list that goes on: one page after the other. */
export const endlessQueryOf = <const E extends PagedEndpoint, Item>(
  endpoint: E,
  inputOfPage: (page: number) => Input<E>,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(endpoint, "endless", inputOfPage(1)),
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, inputOfPage(pageParam), signal) as Promise<ListPage<Item>>,
    initialPageParam: 1,
    getNextPageParam: ({ hasNext }, _pages, page) => (hasNext ? page + 1 : undefined),
  });

export type EndlessQuery<Item> = ReturnType<typeof endlessQueryOf<PagedEndpoint, Item>>;

/** Options of a write that names the endpoints whose answers it makes stale. */
export const mutationOf = <const E extends Endpoint>(
  endpoint: E,
  { invalidates }: { invalidates: readonly Endpoint[] },
) =>
  mutationOptions({
    mutationKey: keyOf(endpoint),
    mutationFn: (input: Input<E>): Promise<Reply<E>> => call(endpoint, input),
    meta: { invalidates },
  });

/** Fetches again, where shown, what the endpoints answered. */
const invalidate = async (client: QueryClient, endpoints: readonly Endpoint[]) => {
  await Promise.all(
    endpoints.map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })),
  );
};

/**
 * The cache of server data. It never goes stale by itself: no polling, no
 * retries, no refetch on focus; mutations say what changed.
 */
export const makeQueryClient = (onUnauthorized: () => void): QueryClient => {
  const notice = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({
      onError: notice,
      onSuccess: (_data, _variables, _result, mutation) =>
        invalidate(client, mutation.meta?.invalidates ?? []),
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
  return client;
};
