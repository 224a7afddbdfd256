import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { sentenceOf } from "#lib/api-client.ts";
import { Button } from "#ui/button.tsx";
import { InlineError } from "#ui/page/inline-error.tsx";
import { Loading, Skeleton } from "#ui/page/skeleton.tsx";
import { freeTimesQuery } from "./interviews.api.ts";
import { TimeChoice } from "./time-choice.tsx";

const day = 24 * 60 * 60 * 1000;
/** So far ahead times are offered here. */
const lastWeek = 12;

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
  const [week, setWeek] = useState(0);
  // From the beginning of an hour, so that the same times are asked for again.
  const [begins] = useState(() => Math.floor(Date.now() / 3_600_000) * 3_600_000);
  const from = new Date(begins + week * 7 * day);
  const to = new Date(from.getTime() + 7 * day);
  const free = useQuery(freeTimesQuery({ interviewerIds, durationMinutes, from, to }));
  const format = new Intl.DateTimeFormat("en-US", { timeZone, month: "short", day: "numeric" });
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label="Earlier week"
          unavailable={week === 0}
          onClick={() => setWeek(Math.max(0, week - 1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-medium tabular-nums">
          {format.format(from)} to {format.format(to.getTime() - 1)}
        </p>
        <Button
          variant="secondary"
          size="icon"
          aria-label="Later week"
          unavailable={week === lastWeek}
          onClick={() => setWeek(Math.min(lastWeek, week + 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {free.isError && (
        <InlineError
          className="mt-3"
          text={sentenceOf(free.error, "The free times could not be loaded.")}
          retrying={free.isFetching}
          onRetry={() => void free.refetch()}
        />
      )}
      {free.isPending && (
        <Loading className="mt-3">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {free.data?.length === 0 && (
        <p className="mt-3 text-ink-muted">
          In this week there is no time at which all of them are free.
        </p>
      )}
      {free.data && (
        <TimeChoice
          label="Free times"
          times={free.data}
          chosen={chosen}
          timeZone={timeZone}
          onToggle={onToggle}
        />
      )}
    </div>
  );
}
