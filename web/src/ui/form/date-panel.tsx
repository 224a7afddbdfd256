import * as Popover from "radix-ui/popover";
import { type ReactElement, useState } from "react";
import { cn } from "#ui/class-names.ts";
import { popupPanel } from "#ui/overlay/popup-styles.ts";
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
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
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
            {...calendar}
            onValueChange={(day) => {
              calendar.onValueChange(day);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
