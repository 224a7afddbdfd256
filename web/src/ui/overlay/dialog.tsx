import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#ui/class-names.ts";
import { Modal } from "./modal.tsx";

const widths = { md: "sm:max-w-md", lg: "sm:max-w-xl", xl: "sm:max-w-4xl" };

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The id of the description, if it is elsewhere in the dialog. */
  describedBy?: string;
  /** `md` for a question, `lg` for a form, `xl` for a form in which a week stands. */
  size?: keyof typeof widths;
  /** `event.preventDefault()` keeps the dialog open when something outside is used. */
  onInteractOutside?: ComponentProps<typeof Radix.Content>["onInteractOutside"];
  children: ReactNode;
};

/**
 * A dialog over the page. Its children are a `DialogBody`, which scrolls, and a `DialogFooter`,
 * which stays in view; a form around both takes `className="contents"`. The focus starts at the
 * first field, and goes back to where it came from.
 */
export function Dialog({
  title,
  description,
  describedBy,
  size = "md",
  children,
  ...modal
}: DialogProps) {
  return (
    <Modal
      {...modal}
      {...(description === undefined && { "aria-describedby": describedBy })}
      className={cn(
        "fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[calc(100dvh-var(--toast-room))] w-full flex-col rounded-t-xl border border-line bg-raised shadow-modal outline-none short:overflow-y-auto data-[state=closed]:animate-vanish data-[state=open]:animate-rise-in sm:top-1/2 sm:bottom-auto sm:max-h-[min(52rem,calc(100dvh-2*var(--toast-room)))] sm:w-[calc(100%-4rem)] sm:-translate-y-1/2 sm:rounded-xl",
        widths[size],
      )}
    >
      <header className="py-5 pr-14 pl-5 sm:pl-6">
        <Radix.Title className="text-lg wrap-anywhere">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>
        )}
      </header>
      {children}
      <Radix.Close
        aria-label="Close"
        className="absolute top-4 right-4 grid size-8 place-items-center rounded-md text-ink-subtle transition-colors hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Modal>
  );
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        // The padding at the top keeps focus rings from being cut off.
        "min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 short:flex-none short:overflow-visible sm:px-6",
        className,
      )}
      {...props}
    />
  );
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:justify-end sm:px-6",
        className,
      )}
      {...props}
    />
  );
}
