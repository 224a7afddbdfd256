import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { type ReactNode, useRef } from "react";
import { dayIn } from "#features/interviews/zoned-time.ts";
import { Button } from "#ui/button.tsx";
import { clockChangesIn, daysAfter, weekIn } from "./calendar-week.ts";
import { TimeChoice, type TimeChoiceProps } from "./time-choice.tsx";
import { useRoomForWeek } from "./use-room-for-week.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekPager, type Weeks } from "./week-pager.tsx";

type WeekViewProps = Omit<TimeChoiceProps, "times"> &
  Weeks & {
    /** Those of the week that is shown; undefined until they are known. */
    times: readonly Instant[] | undefined;
    /** What is said of a week without times. */
    emptyText: string;
    /** The first time after a week without times. */
    next: Instant | undefined;
    /** What stands in the place of times that are not known. */
    children?: ReactNode;
  };

/** The times of a week to press: days beside each other where there is room, else a list by day. */
export function WeekView(props: WeekViewProps) {
  const { monday, first, last, onMove, times, emptyText, next, children, ...choice } = props;
  const { timeZone } = choice;
  const hasRoom = useRoomForWeek();
  const range = useRef<HTMLParagraphElement>(null);
  /** To a week whose times take the focus. */
  const moveInto = (to: CalendarDay) => {
    if (to < first || to > last) return;
    range.current?.focus();
    onMove(to);
  };
  return (
    <div className="flex flex-col gap-3">
      <WeekPager
        monday={monday}
        first={first}
        last={last}
        range={range}
        count={times?.length}
        onMove={onMove}
      />
      {clockChangesIn(monday, timeZone).map((text) => (
        <p key={text} className="text-sm text-ink-muted">
          {text}
        </p>
      ))}
      {children}
      {times?.length === 0 && (
        <div className="flex flex-col items-start gap-3 py-3">
          <p className="text-ink-muted">{emptyText}</p>
          {next && (
            <Button variant="secondary" size="sm" onClick={() => moveInto(weekIn(next, timeZone))}>
              Show the next times, from {dayIn(next, timeZone)}
            </Button>
          )}
        </div>
      )}
      {times && times.length > 0 && !hasRoom && <TimeChoice {...choice} times={times} />}
      {times && times.length > 0 && hasRoom && (
        <WeekGrid
          {...choice}
          key={monday}
          monday={monday}
          times={times}
          waiting={range}
          onPage={(weeks) => moveInto(daysAfter(monday, 7 * weeks))}
        />
      )}
    </div>
  );
}
