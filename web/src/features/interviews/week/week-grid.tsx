import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { calendarDayIn, daysOfWeek, dayText, weekdayText } from "./calendar-week.ts";
import { hourOf, hoursOf, placeTimes, timeByKey } from "./placed-times.ts";
import { TimeButton } from "./time-button.tsx";
import type { TimeChoiceProps } from "./time-choice.tsx";

type WeekGridProps = TimeChoiceProps & {
  monday: CalendarDay;
  /** Where the focus waits while the times of a week are on their way: they take it from there. */
  waiting: RefObject<HTMLElement | null>;
  /** To the week before or after, by a key. */
  onPage: (weeks: 1 | -1) => void;
};

/** '9 AM'. */
const hourText = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

/**
 * Times to press in a week: a column for each day, a row for each hour. One of them is in the order of Tab, and
 * the arrow keys lead to the others.
 */
export function WeekGrid(props: WeekGridProps) {
  const { monday, times, chosen, timeZone, label, waiting, onToggle, onPage } = props;
  const placed = useMemo(() => placeTimes(times, timeZone), [times, timeZone]);
  const [today] = useState(() => Date.now());
  const [visited, setVisited] = useState<Instant | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const inTabOrder =
    [visited, ...chosen].find((time) => time !== null && times.includes(time)) ?? times[0];
  const days = daysOfWeek(monday);
  const columns = days.map((day) => placed.filter((one) => one.day === day));

  useEffect(() => {
    if (document.activeElement !== waiting.current) return;
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [waiting]);

  const press = (event: KeyboardEvent, from: Instant) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey) return;
    const next = timeByKey(columns, from, key);
    if (next) grid.current?.querySelector<HTMLElement>(`[data-time="${next.time}"]`)?.focus();
    else if (key === "PageUp") onPage(-1);
    else if (key === "PageDown") onPage(1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="max-h-112 overflow-y-auto border-y border-line">
      <table ref={grid} role="grid" aria-label={label} className="w-full table-fixed">
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            <th scope="col" className="w-14">
              <span className="sr-only">Hour</span>
            </th>
            {days.map((day) => {
              const isToday = day === calendarDayIn(today, timeZone);
              return (
                <th
                  key={day}
                  scope="col"
                  aria-current={isToday ? "date" : undefined}
                  className="px-1 py-2 text-xs font-medium text-ink-muted"
                >
                  {isToday ? "Today" : weekdayText(day)}
                  <span className="block text-sm text-ink">{dayText(day)}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {hoursOf(placed).map((hour) => (
            <tr key={hour}>
              <th
                scope="row"
                className="pt-3 pr-2 text-right align-top text-xs font-normal text-ink-subtle tabular-nums"
              >
                {hourText(hour)}
              </th>
              {columns.map((column, place) => (
                <td key={days[place]} className="h-10 border-l border-line p-1 align-top">
                  <div className="flex flex-col gap-1">
                    {column
                      .filter((one) => hourOf(one) === hour)
                      .map(({ time, clock, name }) => (
                        <TimeButton
                          key={time}
                          time={time}
                          clock={clock}
                          name={name}
                          chosen={chosen}
                          size="text"
                          tabIndex={time === inTabOrder ? 0 : -1}
                          className="min-h-8 scroll-mt-14 px-1 text-sm tabular-nums"
                          onToggle={onToggle}
                          onFocus={() => setVisited(time)}
                          onKeyDown={(event) => press(event, time)}
                        />
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
