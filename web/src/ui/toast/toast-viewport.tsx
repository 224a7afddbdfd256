import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/toast";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { closeModalAround } from "#ui/overlay/open-modals.ts";
import { toastStands, useToast } from "./toast-store.ts";

/**
 * The area of toasts. F8 moves the focus there, and closing the toast moves it back. Escape belongs
 * to a dialog that has the focus. On phones it is below the top bar, away from the keyboard and
 * from buttons near the thumb. Dialogs leave room for it (`--toast-room`).
 */
export function ToastViewport() {
  const { toasts, dismiss } = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isEmpty = !toasts.some(({ open }) => open);
  useEffect(() => {
    if (isEmpty && viewport.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }, [isEmpty]);
  return (
    <Radix.Provider
      duration={toastStands}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
    >
      {toasts.map(({ id, open, title, description, action, stands, variant = "default" }) => (
        <Radix.Root
          key={id}
          open={open}
          {...(stands !== undefined && { duration: stands })}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismiss(id);
          }}
          onEscapeKeyDown={(event) => {
            if (!closeModalAround(event.target)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
          className={cn(
            // A dialog takes the pointer from the rest of the page; from a toast it must not.
            "toast pointer-events-auto relative flex gap-3 rounded-lg border bg-raised py-3.5 pr-11 pl-4 shadow-float data-[state=closed]:animate-vanish data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
            variant === "destructive" ? "border-danger" : "border-line",
          )}
        >
          <span
            aria-hidden
            className={cn(
              "my-0.5 w-1 shrink-0 rounded-full",
              variant === "destructive" ? "bg-danger" : "bg-accent",
            )}
          />
          <div className="min-w-0 flex-1">
            {/* The space is for those who hear it: Radix reads the texts out as one. */}
            <Radix.Title className="font-semibold">{title}</Radix.Title>{" "}
            {description !== undefined && (
              <Radix.Description className="mt-0.5 text-ink-muted">{description}</Radix.Description>
            )}
            {action && (
              <Radix.Action asChild altText={action.label}>
                <Button variant="secondary" size="sm" className="mt-2" onClick={action.onPress}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-md text-ink-subtle hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={["F8"]}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            cameFrom.current = relatedTarget;
        }}
        className="pointer-events-none fixed top-14 right-0 z-60 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0 md:max-w-[420px] print:hidden [&:focus-visible>li]:outline-2 [&:focus-visible>li]:outline-offset-2 [&:focus-visible>li]:outline-focus"
      />
    </Radix.Provider>
  );
}
