import { useRef } from "react";

/**
 * For dialogs whose trigger Radix does not know: remembers what had the focus when the dialog
 * opened, and gives it back. Spread the result onto Radix's `Content`.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Whoever followed a link to another screen has the focus there by now.
      const isFree = document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
