import { type RefObject, useLayoutEffect, useRef } from "react";

const withAncestors = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];

/** Focuses the first of the elements that is still there, or what stood around it. */
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

/** Where people read and write, below a modal. Toasts and the top bar stay as they are. */
const below = "main:not([inert]), [role=dialog]:not([inert])";

/**
 * For dialogs whose trigger Radix does not know: remembers what had the focus when the dialog
 * opened, and gives it back, or to what stood around it if it went away meanwhile. As long as it is
 * open, what is below takes no text either: Radix takes the focus back from there, and what a
 * browser's extension or a dictation writes meanwhile would be lost. Spread the result onto Radix's
 * `Content`.
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
      // Whoever followed a link to another screen has the focus there by now.
      if (document.activeElement === document.body) focusFirstThatStayed(openers.current);
    },
  };
}

/** When an element goes away that has the focus, what stood around it gets it: reading goes on there. */
export function useKeepFocus(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const places = withAncestors(element);
      queueMicrotask(() => {
        // Whoever followed a link to another screen has the focus there by now.
        if (document.activeElement === document.body) focusFirstThatStayed(places);
      });
    };
  }, [ref]);
}
