import type { MarkedApplication } from "@rolecall/contract/applications/application.schemas.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { applicationQuery } from "#features/timeline/timeline.api.ts";
import { peekReviewQuery, reviewNextMutation } from "./review.api.ts";

/** What this reader was given out so far, oldest first, and where they are. */
interface Walk {
  visited: readonly MarkedApplication[];
  /** Behind the last one where nothing is left. */
  place: number;
  remaining: number;
}

const atStart: Walk = { visited: [], place: 0, remaining: 0 };

/**
 * Leads through the pending applications of a job. The server gives each out to one person at a time, and
 * remembers where one was; back leads to those that one has seen.
 */
export function useReviewQueue(jobId: string) {
  const [walk, setWalk] = useState(atStart);
  const { mutate, isPending, isSuccess, error } = useMutation(reviewNextMutation);
  /** Known before the next drawing: a key that follows at once acts on no application twice. */
  const isOnTheWay = useRef(false);
  const ask = (after?: string) => {
    if (isOnTheWay.current) return;
    isOnTheWay.current = true;
    mutate(
      { params: { id: jobId }, body: after ? { after } : {} },
      {
        onSettled: () => {
          isOnTheWay.current = false;
        },
        onSuccess: (next) =>
          setWalk(({ visited }) => {
            const before = after ? visited : [];
            const place = before.length;
            return next
              ? { visited: [...before, next.application], place, remaining: next.remaining }
              : { visited: before, place, remaining: 0 };
          }),
      },
    );
  };
  const start = useEffectEvent(() => ask());
  useEffect(() => start(), []);

  const { visited, place } = walk;
  const given = visited[place];
  // What the team writes on it is read anew.
  const { data } = useQuery({ ...applicationQuery(given?.id ?? ""), enabled: given !== undefined });
  const current = given && data?.id === given.id ? (data as MarkedApplication) : given;
  const isLast = place === visited.length - 1;
  const ahead = useQuery({
    ...peekReviewQuery(jobId, given?.id ?? ""),
    enabled: given !== undefined && isLast,
  });
  // At once, so that the next key meets the application that was gone to.
  const goTo = (to: number) => flushSync(() => setWalk((now) => ({ ...now, place: to })));
  return {
    current,
    /** The one that most likely comes next, whose resume is made ready. */
    ahead: isLast ? (ahead.data ?? undefined) : visited[place + 1],
    remaining: walk.remaining,
    isAtEnd: isSuccess && given === undefined,
    isPending,
    error,
    /** False while the next one is on its way: the present one was dealt with. */
    isReady: () => !isOnTheWay.current,
    next: () => {
      if (place < visited.length - 1) goTo(place + 1);
      else if (given) ask(given.id);
    },
    previous: place > 0 ? () => goTo(place - 1) : null,
    /** Begins with the oldest one that nobody looks at. */
    begin: () => ask(),
  };
}
