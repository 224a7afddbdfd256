import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { freeTimesQuery } from "./interviews.api.ts";
import { daysAfter, dayText, weekIn } from "./week/calendar-week.ts";
import { WeekView } from "./week/week-view.tsx";
import { ownTimeZone, startOfDay } from "./zoned-time.ts";

const hour = 60 * 60 * 1000;
/** So many weeks ahead times are offered here. */
const weeksAhead = 12;
/** Through so many weeks after an empty one the next times are looked for. */
const weeksSearched = 8;

type FreeTimesProps = {
  interviewerIds: string[];
  durationMinutes: number;
  timeZone: string;
  chosen: readonly Instant[];
  onToggle: (time: Instant) => void;
};

/** Week by week, when all interviewers are free. */
export function FreeTimes(props: FreeTimesProps) {
  const { interviewerIds, durationMinutes, timeZone, chosen, onToggle } = props;
  // From the beginning of an hour, so that the same times are asked for again.
  const [now] = useState(() => Math.floor(Date.now() / hour) * hour);
  const first = weekIn(now, timeZone);
  const last = daysAfter(first, 7 * weeksAhead);
  const [wanted, setWanted] = useState(() => weekIn(chosen[0] ?? now, timeZone));
  const monday = wanted < first || wanted > last ? first : wanted;
  const begins = Math.max(now, startOfDay(monday, timeZone));
  const ends = startOfDay(daysAfter(monday, 7), timeZone);
  const who = { interviewerIds, durationMinutes };
  const free = useQuery(freeTimesQuery({ ...who, from: new Date(begins), to: new Date(ends) }));
  const isEmpty = free.data?.length === 0;
  const later = useLaterTimes({ ...who, timeZone, monday, last, isWanted: isEmpty });
  const own = ownTimeZone();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">
        {timeZone === own
          ? `Times are in your time zone, ${own}.`
          : `Times are in ${timeZone}. Your own time zone is ${own}.`}
      </p>
      <WeekView
        label="Free times"
        monday={monday}
        first={first}
        last={last}
        times={free.data}
        chosen={chosen}
        timeZone={timeZone}
        emptyText={`In this week there is no time at which all of them are free.${later.text}`}
        next={later.next}
        onMove={setWanted}
        onToggle={onToggle}
      >
        {free.isError && (
          <InlineError
            text={sentenceOf(free.error, "The free times could not be loaded.")}
            retrying={free.isFetching}
            onRetry={() => void free.refetch()}
          />
        )}
        {free.isPending && (
          <Loading>
            <Skeleton className="h-40 w-full md:h-96" />
          </Loading>
        )}
      </WeekView>
    </div>
  );
}

type LaterTimes = Pick<FreeTimesProps, "interviewerIds" | "durationMinutes" | "timeZone"> & {
  monday: CalendarDay;
  last: CalendarDay;
  isWanted: boolean;
};

/** The first time after a week, where one is wanted; else what is to be said of there being none. */
const useLaterTimes = ({ timeZone, monday, last, isWanted, ...who }: LaterTimes) => {
  const searched = daysAfter(monday, 7 * weeksSearched);
  const until = searched < last ? searched : last;
  const later = useQuery({
    ...freeTimesQuery({
      ...who,
      from: new Date(startOfDay(daysAfter(monday, 7), timeZone)),
      to: new Date(startOfDay(daysAfter(until, 7), timeZone)),
    }),
    enabled: isWanted && monday < last,
  });
  const found = isWanted ? later.data : undefined;
  return {
    next: found?.[0],
    text: found?.length === 0 ? ` Nor is there one until ${dayText(daysAfter(until, 6))}.` : "",
  };
};
