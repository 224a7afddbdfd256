import CalendarDays from "lucide-react/icons/calendar-days";
import X from "lucide-react/icons/x";
import { lazy, Suspense } from "react";
import type { Matcher } from "react-day-picker";
import { cn } from "#ui/class-names.ts";
import { useOnDemand } from "#ui/overlay/on-demand.ts";
import { Slot } from "#ui/slot.tsx";
import { controlFrame, controlLine } from "./control-styles.ts";
import { useFieldGroup } from "./field-context.ts";

type DatePickerProps = {
  value: Date | undefined;
  onValueChange: (value: Date | undefined) => void;
  placeholder?: string;
  /** Days that cannot be chosen, such as `{ before: today }`. */
  disabledDays?: Matcher | Matcher[];
  onBlur?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
};

const loadPanel = () => import("./date-panel.tsx");
const DatePanel = lazy(async () => ({ default: (await loadPanel()).DatePanel }));

const closedPopup = { "aria-expanded": false, "aria-haspopup": "dialog" } as const;

const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "2-digit",
  year: "numeric",
});

/** Picks a day, shown like 'Nov 05, 2026', or none. */
export function DatePicker({
  value,
  onValueChange,
  placeholder = "Select date",
  disabledDays,
  onBlur,
  ref,
}: DatePickerProps) {
  const { used, triggerProps } = useOnDemand(loadPanel);
  const { "aria-labelledby": labelId, ...control } = useFieldGroup();
  const trigger = (
    <button
      type="button"
      ref={ref}
      {...control}
      // The label first, then the date, which is the button's own text.
      aria-labelledby={labelId && `${labelId} ${control.id}`}
      onBlur={onBlur}
      className={cn(
        controlFrame,
        controlLine,
        "flex items-center gap-2 text-left whitespace-nowrap tabular-nums",
        value === undefined && "text-ink-subtle",
      )}
    >
      {value === undefined && (
        <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-subtle" />
      )}
      {value === undefined ? placeholder : shortDate.format(value)}
    </button>
  );
  const closed = (
    <Slot {...closedPopup} {...triggerProps}>
      {trigger}
    </Slot>
  );
  return (
    <div className="relative">
      <Suspense fallback={closed}>
        {used ? (
          <DatePanel
            trigger={trigger}
            value={value}
            disabledDays={disabledDays}
            onValueChange={onValueChange}
          />
        ) : (
          closed
        )}
      </Suspense>
      {value !== undefined && (
        <button
          type="button"
          aria-label="Clear date"
          aria-describedby={labelId}
          onClick={({ currentTarget }) => {
            // This button goes away; the focus does not go with it.
            const opener = currentTarget.previousElementSibling;
            if (opener instanceof HTMLElement) opener.focus();
            onValueChange(undefined);
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-8 place-items-center rounded-sm text-ink-subtle hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
