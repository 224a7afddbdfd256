import { type RefObject, useLayoutEffect, useRef } from "react";

const withAncestors = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];

/** Focuses the first element if it still exists, or else its closest remaining ancestor. */
const focusFirstThatStayed = ([opener, ...around]: readonly HTMLElement[]) => {
  if (opener?.isConnected) {
    opener.focus();
    return;
  }
  const place = around.find((element) => element.isConnected);
  if (!place || place === document.body) return;
  place.setAttribute("tabindex", "-1");
  place.style.outline = "none";
  place.focus({ preventScroll: true });
};

/** The areas below a modal in which people read and write. Toasts and the top bar stay reachable. */
const below = "main:not([inert]), [role=dialog]:not([inert])";

/**
 * For dialogs whose trigger Radix does not know: remembers the focused element when the dialog
 * opens, and focuses it again afterwards, or its closest remaining ancestor if it was removed.
 * Areas below the open dialog are inert, too: Radix takes the focus back from there, and text that
 * a browser's extension or a dictation writes meanwhile would be lost. Spread the result onto
 * Radix's `Content`.
 */
export function useModalFocus(open: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const openers = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const content = ref.current;
    // First, since what is inert cannot keep the focus.
    if (!content?.contains(document.activeElement))
      openers.current = withAncestors(document.activeElement);
    const places = [...document.querySelectorAll(below)].filter((place) => place !== content);
    for (const place of places) place.toggleAttribute("inert", true);
    return () => {
      for (const place of places) place.toggleAttribute("inert", false);
    };
  }, [open]);
  return {
    ref,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // After following a link to another screen the focus is there already.
      if (document.activeElement === document.body) focusFirstThatStayed(openers.current);
    },
  };
}

/**
 * If an element with the focus is removed, its closest remaining ancestor gets it, so that reading
 * goes on there.
 */
export function useKeepFocus(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = withAncestors(element);
      queueMicrotask(() => {
        // After following a link to another screen the focus is there already.
        if (document.activeElement === document.body) focusFirstThatStayed(places);
      });
    };
  }, [ref]);
}
