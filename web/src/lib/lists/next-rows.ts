import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ListPage, sentenceOf } from "#lib/api-client.ts";
import type { NextRows } from "#ui/list/growing-list.tsx";

export type EndlessList<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

/** All that was loaded of a list so far. */
export const rowsOf = <Item>(data: EndlessList<Item>["data"]): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** The state of loading further rows of a list. `failure` is shown if the server gave no reason. */
export const useNextRows = <Item>(list: EndlessList<Item>, failure: string): NextRows => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
  return useMemo(
    () => ({
      hasMore: hasNextPage,
      pending: isFetchingNextPage,
      failure: isFetchNextPageError ? sentenceOf(error, failure) : undefined,
      onMore: () => void fetchNextPage(),
    }),
    [hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage, failure],
  );
};
