import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { byDay, clockIn } from "#features/interviews/zoned-time.ts";
import { TimeButton } from "./time-button.tsx";

export type TimeChoiceProps = {
  times: readonly Instant[];
  chosen: readonly Instant[];
  timeZone: string;
  /** Whose these are, for assistive technology. */
  label: string;
  onToggle: (time: Instant) => void;
};

/** Times to press, below one another by their day. */
export function TimeChoice({ times, chosen, timeZone, label, onToggle }: TimeChoiceProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {byDay(times, timeZone).map(([day, ofDay]) => (
        <li key={day} className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start">
          <span className="w-28 shrink-0 text-sm font-medium sm:pt-1.5">{day}</span>
          <div className="flex min-w-0 flex-wrap gap-2">
            {ofDay.map((time) => {
              const clock = clockIn(time, timeZone);
              return (
                <TimeButton
                  key={time}
                  time={time}
                  clock={clock}
                  name={`${day}, ${clock}`}
                  chosen={chosen}
                  size="sm"
                  className="min-h-10 min-w-24 tabular-nums sm:min-h-8"
                  onToggle={onToggle}
                />
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
