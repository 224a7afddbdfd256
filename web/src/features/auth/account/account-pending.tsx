import type { UseQueryResult } from "@tanstack/react-query";
import { sentenceOf } from "#lib/api-client.ts";
import { ErrorState } from "#ui/page/error-state.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";

type AccountPendingProps = Pick<UseQueryResult, "error" | "isFetching" | "refetch">;

/** Shown in place of the account's settings until they are loaded. */
export function AccountPending({ error, isFetching, refetch }: AccountPendingProps) {
  if (error)
    return (
      <ErrorState
        text={sentenceOf(error, "Your settings could not be loaded.")}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading>
      <Skeleton className="h-40" />
    </Loading>
  );
}
