import { useEffect } from "react";
import { createPortal } from "react-dom";
import { cn } from "./class-names.ts";
import { useToast } from "./toast-store.ts";
import { toastPaper, toastPlace, toastStands } from "./toast-styles.ts";

/**
 * What stands in for the `ToastViewport` while its code cannot be had: a toast that is seen and read
 * out, and goes by itself. Beside the page, most of which a dialog hides from who listens.
 */
export function PlainToast() {
  const { toasts, dismiss } = useToast();
  const shown = toasts.find(({ open }) => open);
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismiss(id), toastStands);
    return () => clearTimeout(timer);
  }, [id, dismiss]);
  return createPortal(
    <div role="alert" className={toastPlace}>
      {shown && (
        <div data-state="open" className={cn(toastPaper, "border-line-strong")}>
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{shown.title}</p>{" "}
            <p className="mt-0.5 text-ink-muted">{shown.description}</p>
          </div>
        </div>
      )}
    </div>,
    document.body,
  );
}
