import { useEffect } from "react";
import { createPortal } from "react-dom";
import { toastStands, useToast } from "./toast-store.ts";

/**
 * Replaces the `ToastViewport` while its code cannot be loaded: a toast that is visible, is
 * announced, and closes by itself. It is outside of `#root`, most of which a dialog hides from
 * screen readers. Small, since every first screen includes it.
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
    <div
      role="alert"
      className="pointer-events-none fixed top-14 right-0 z-60 w-full p-4 sm:top-auto sm:bottom-0 md:max-w-[420px] print:hidden"
    >
      {shown && (
        <div
          data-state="open"
          className="toast rounded-lg border border-line-strong bg-raised p-4 shadow-float"
        >
          <p className="font-semibold">{shown.title}</p> {shown.description}
        </div>
      )}
    </div>,
    document.body,
  );
}
