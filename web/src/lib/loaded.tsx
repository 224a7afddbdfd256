import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { sentenceOf } from "./api-client.ts";

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  failure: string;
  children: (data: Data) => ReactNode;
};

/** The answer of a query, its outline while it loads, or the reason why it failed. */
export function Loaded<Data>({ query, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending)
    return (
      <Loading>
        <Skeleton card className="h-96 w-full" />
      </Loading>
    );
  return (
    <ErrorState
      heading="h2"
      text={sentenceOf(query.error, failure)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
