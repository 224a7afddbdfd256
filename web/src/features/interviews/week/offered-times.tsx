import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { useState } from "react";
import { weekIn } from "./calendar-week.ts";
import { TimeChoice, type TimeChoiceProps } from "./time-choice.tsx";
import { useRoomForWeek } from "./use-room-for-week.ts";
import { WeekView } from "./week-view.tsx";

/** All times that a candidate may choose from: by week where there is room for one, else in one list. */
export function OfferedTimes(props: TimeChoiceProps) {
  const { timeZone } = props;
  const times = props.times.toSorted();
  const hasRoom = useRoomForWeek();
  const [shown, setShown] = useState<CalendarDay | null>(null);
  const weeks = times.map((time) => weekIn(time, timeZone));
  const [first] = weeks;
  const last = weeks.at(-1);
  if (!hasRoom || first === undefined || last === undefined) return <TimeChoice {...props} />;
  const wanted = shown ?? first;
  // A week whose times were all taken meanwhile may lie outside of what is left.
  const monday = wanted < first || wanted > last ? first : wanted;
  return (
    <WeekView
      {...props}
      monday={monday}
      first={first}
      last={last}
      times={times.filter((_, place) => weeks[place] === monday)}
      emptyText="No time is offered in this week."
      next={times.find((_, place) => (weeks[place] ?? "") > monday)}
      onMove={setShown}
    />
  );
}
