import { type ReactElement, useState } from "react";
import { PopoverPanel } from "#ui/popover-panel.tsx";
import { Calendar, type CalendarProps } from "./calendar.tsx";

function focusCurrentDay(event: Event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.currentTarget.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}

/** The calendar of a `DatePicker`, open as soon as it is there. */
export function DatePanel({ trigger, ...calendar }: CalendarProps & { trigger: ReactElement }) {
  const [open, setOpen] = useState(true);
  return (
    <PopoverPanel
      trigger={trigger}
      label="Choose a date"
      open={open}
      onOpenChange={setOpen}
      onOpenAutoFocus={focusCurrentDay}
      className="p-3"
    >
      <Calendar
        {...calendar}
        onValueChange={(day) => {
          calendar.onValueChange(day);
          setOpen(false);
        }}
      />
    </PopoverPanel>
  );
}
