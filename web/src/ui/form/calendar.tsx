import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { DayPicker, type Matcher } from "react-day-picker";

export type CalendarProps = {
  value: Date | undefined;
  onValueChange: (value: Date | undefined) => void;
  disabledDays?: Matcher | Matcher[] | undefined;
};

const fullDate = new Intl.DateTimeFormat("en-US", { dateStyle: "full" });

const arrowButton =
  "grid size-8 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40";

/** One month of days. Arrow keys move by day and week, Page Up and Page Down by month. */
export function Calendar({ value, onValueChange, disabledDays }: CalendarProps) {
  return (
    <DayPicker
      mode="single"
      selected={value}
      onSelect={onValueChange}
      disabled={disabledDays}
      defaultMonth={value}
      showOutsideDays
      // The day's bare number, as it is shown, is a part of its name.
      labels={{
        labelDayButton: (day, { today }) => `${today ? "Today, " : ""}${fullDate.format(day)}`,
      }}
      components={{ Chevron: MonthArrow }}
      classNames={{
        months: "relative",
        nav: "absolute inset-x-0 top-0 flex justify-between",
        button_previous: arrowButton,
        button_next: arrowButton,
        month_caption: "flex h-8 items-center justify-center text-sm font-semibold",
        month_grid: "mt-2 border-collapse",
        weekday: "size-9 text-xs font-normal text-ink-subtle",
        day: "group p-0 text-center",
        day_button:
          "grid size-9 place-items-center rounded-md text-sm tabular-nums hover:bg-sunken group-data-outside:text-ink-subtle group-data-today:font-bold group-data-today:text-accent-ink group-data-selected:bg-accent group-data-selected:text-on-accent group-data-disabled:cursor-not-allowed group-data-disabled:text-ink-subtle group-data-disabled:line-through group-data-disabled:opacity-60 group-data-disabled:hover:bg-transparent",
      }}
    />
  );
}

function MonthArrow({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4" />;
}
