import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import type { EndlessQuery } from "#lib/query.ts";
import { MoreRows } from "#ui/list/more-rows.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { rowsOf, useNextRows } from "./next-rows.ts";

type ShortListProps<Item> = {
  query: EndlessQuery<Item>;
  /** What is said if the first rows, or the later ones, could not be loaded. */
  failed: string;
  laterFailed: string;
  /** The button for the later rows. */
  moreLabel: string;
  children: (rows: Item[]) => ReactNode;
};

/** A list within a card or a section that is seldom longer than a page. */
export function ShortList<Item>({
  query,
  failed,
  laterFailed,
  moreLabel,
  children,
}: ShortListProps<Item>) {
  const list = useInfiniteQuery(query);
  const later = useNextRows(list, laterFailed);
  if (list.isPending)
    return (
      <Loading className="mt-3 flex flex-col gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-9 w-40" />
      </Loading>
    );
  if (!list.data)
    return (
      <InlineError
        text={sentenceOf(list.error, failed)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
        className="mt-3"
      />
    );
  return (
    <>
      {children(rowsOf(list.data))}
      <MoreRows next={later} label={moreLabel} />
    </>
  );
}
