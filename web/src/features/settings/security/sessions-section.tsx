import type { OwnSession } from "@rolecall/contract/auth/account.schemas.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { AccountPending } from "#features/auth/account/account-pending.tsx";
import { toastFailure } from "#lib/failure-toast.tsx";
import { longDateText } from "#lib/text/dates.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from "./security.api.ts";

/** The user's sessions; each can be ended. */
export function SessionsSection() {
  const list = useInfiniteQuery(sessionsQuery);
  const onError = (error: unknown) => toastFailure("Session not ended", error);
  const endOthers = useMutation({ ...endOtherSessionsMutation, onError });
  const sessions = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Card asChild>
      <section aria-label="Sessions">
        <CardHeader
          title="Sessions"
          description="The browsers in which you are signed in."
          actions={
            (sessions?.length ?? 0) > 1 && (
              <Button
                variant="secondary"
                pending={endOthers.isPending}
                onClick={() => endOthers.mutate({})}
              >
                End all others
              </Button>
            )
          }
        />
        {sessions ? (
          <SessionRows sessions={sessions} onError={onError} />
        ) : (
          <AccountPending {...list} />
        )}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-3"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </section>
    </Card>
  );
}

interface SessionRowsProps {
  sessions: readonly OwnSession[];
  onError: (error: unknown) => void;
}

function SessionRows({ sessions, onError }: SessionRowsProps) {
  const end = useMutation({ ...endSessionMutation, onError });
  return (
    <ul className="divide-y divide-line border-t border-line">
      {sessions.map(({ id, device, lastUsedAt, current }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold">{device}</p>
            <p className="text-xs text-ink-subtle">Last used {longDateText(lastUsedAt)}</p>
          </div>
          {current ? (
            <Badge tone="green">This one</Badge>
          ) : (
            <Button
              variant="ghost"
              pending={end.isPending && end.variables.params.id === id}
              onClick={() => end.mutate({ params: { id } })}
            >
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
