import { statusLabel } from "@rolecall/contract/applications/application-status.ts";
import type { LoadedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { sentenceOf } from "#lib/api-client.ts";
import { rowsOf, useNextRows } from "#lib/lists/next-rows.ts";
import { longDateText } from "#lib/text/dates.ts";
import { Button } from "#ui/button.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { statusHistoryQuery } from "./applications.api.ts";

/** The history of an application, from its arrival until now. */
export function StatusHistory({ application }: { application: LoadedApplication }) {
  const history = useInfiniteQuery(statusHistoryQuery(application.id));
  const later = useNextRows(history, "The later changes could not be loaded.");
  if (history.isPending)
    return (
      <Loading className="mt-3 flex flex-col gap-3">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-9 w-40" />
      </Loading>
    );
  if (!history.data)
    return (
      <InlineError
        text={sentenceOf(history.error, "The history could not be loaded.")}
        retrying={history.isFetching}
        onRetry={() => void history.refetch()}
        className="mt-3"
      />
    );
  const steps = [
    { id: application.id, name: "Applied", at: application.appliedAt },
    ...rowsOf(history.data).map(({ id, to, changedAt }) => ({
      id,
      name: statusLabel(to),
      at: changedAt,
    })),
  ];
  return (
    <>
      <ol aria-label="History" className="mt-3">
        {steps.map(({ id, name, at }) => (
          <li
            key={id}
            className="relative pb-4 pl-6 before:absolute before:top-2 before:left-1 before:size-2 before:rounded-full before:bg-line-strong after:absolute after:top-5 after:bottom-[-0.25rem] after:left-[0.4375rem] after:w-px after:bg-line-firm last:pb-0 last:before:bg-accent last:after:hidden"
          >
            <span className="block font-medium">{name}</span>
            <time dateTime={at} className="block text-xs text-ink-subtle">
              {longDateText(at)}
            </time>
          </li>
        ))}
      </ol>
      {later.failure && (
        <p role="alert" className="mt-2 text-ink-muted">
          {later.failure}
        </p>
      )}
      {later.hasMore && (
        <Button className="mt-2" variant="link" pending={later.pending} onClick={later.onMore}>
          Show later changes
        </Button>
      )}
    </>
  );
}
