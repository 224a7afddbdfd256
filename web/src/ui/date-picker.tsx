import CalendarDays from "lucide-react/icons/calendar-days";
import X from "lucide-react/icons/x";
import * as Popover from "radix-ui/popover";
import { useState } from "react";
import type { Matcher } from "react-day-picker";
import { Calendar } from "./calendar.tsx";
import { cn } from "./class-names.ts";
import { controlFrame, controlLine } from "./control-styles.ts";
import { useFieldGroup } from "./field-context.ts";
import { popupPanel } from "./popup-styles.ts";

type DatePickerProps = {
  value: Date | undefined;
  onValueChange: (value: Date | undefined) => void;
  placeholder?: string;
  /** Days that cannot be chosen, such as `{ before: today }`. */
  disabledDays?: Matcher | Matcher[];
  onBlur?: () => void;
  ref?: React.Ref<HTMLButtonElement>;
};

function focusCurrentDay(event: Event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}

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
  const [open, setOpen] = useState(false);
  const { "aria-labelledby": labelId, ...control } = useFieldGroup();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <div className="relative">
        <Popover.Trigger
          ref={ref}
          {...control}
          // The label first, then the date, which is the button's own text.
          aria-labelledby={labelId && `${labelId} ${control.id}`}
          onBlur={onBlur}
          className={cn(
            controlFrame,
            controlLine,
            "flex items-center gap-2 text-left tabular-nums",
            value === undefined && "text-ink-subtle",
          )}
        >
          <CalendarDays aria-hidden className="size-4 shrink-0 text-ink-subtle" />
          {value === undefined ? placeholder : shortDate.format(value)}
        </Popover.Trigger>
        {value !== undefined && (
          <button
            type="button"
            aria-label="Clear date"
            aria-describedby={labelId}
            onClick={({ currentTarget }) => {
              // This button goes away; the focus does not go with it.
              const trigger = currentTarget.previousElementSibling;
              if (trigger instanceof HTMLElement) trigger.focus();
              onValueChange(undefined);
            }}
            className="absolute inset-y-0 right-1 my-auto grid size-8 place-items-center rounded-sm text-ink-subtle hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label="Choose a date"
          onOpenAutoFocus={focusCurrentDay}
          className={cn(popupPanel, "p-3")}
        >
          <Calendar
            value={value}
            disabledDays={disabledDays}
            onValueChange={(day) => {
              onValueChange(day);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
