import * as Popover from "radix-ui/popover";
import type { ReactElement, ReactNode } from "react";
import { cn } from "./class-names.ts";
import { popupPanel } from "./overlay/popup-styles.ts";

type PopoverPanelProps = {
  trigger: ReactElement;
  /** What it is called. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Moves the focus into it; without it the panel has the focus, and is read from its beginning. */
  onOpenAutoFocus?: (event: Event) => void;
  className: string;
  children: ReactNode;
};

const focusItself = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};

/** Something to read or to choose from, beside what opens it. It closes when something else is used. */
export function PopoverPanel({
  trigger,
  label,
  open,
  onOpenChange,
  onOpenAutoFocus = focusItself,
  className,
  children,
}: PopoverPanelProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={onOpenAutoFocus}
          className={cn(popupPanel, className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
