import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { daysAfter, rangeText } from "./calendar-week.ts";

export type Weeks = {
  /** The week that is shown, and the first and the last that may be, by their Mondays. */
  monday: CalendarDay;
  first: CalendarDay;
  last: CalendarDay;
  onMove: (monday: CalendarDay) => void;
};

type WeekPagerProps = Weeks & {
  range: RefObject<HTMLParagraphElement | null>;
  /** How many times the week has; undefined until that is known. */
  count: number | undefined;
};

/** Which week is shown, and the way to the one before and after. */
export function WeekPager({ monday, first, last, range, count, onMove }: WeekPagerProps) {
  return (
    <div className="flex items-center gap-2">
      {first < last && (
        <>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Earlier week"
            unavailable={monday <= first}
            onClick={() => onMove(daysAfter(monday, -7))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Later week"
            unavailable={monday >= last}
            onClick={() => onMove(daysAfter(monday, 7))}
          >
            <ChevronRight aria-hidden />
          </Button>
        </>
      )}
      <p ref={range} tabIndex={-1} aria-live="polite" className="ml-1 font-medium tabular-nums">
        {rangeText(monday)}
        {count !== undefined && (
          <VisuallyHidden>{count === 1 ? ", 1 time" : `, ${count} times`}</VisuallyHidden>
        )}
      </p>
    </div>
  );
}
