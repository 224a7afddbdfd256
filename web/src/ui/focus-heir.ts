import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * When an item of a list goes away that has the focus, or whose open list or menu has it, its
 * neighbour gets it. Answers what the item's element must listen to: React tells it of its popups
 * as well, wherever they stand in the document.
 */
export function useFocusHeir(ref: RefObject<HTMLElement | null>) {
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const item = ref.current;
    return () => {
      const heir = item?.nextElementSibling ?? item?.previousElementSibling;
      if (!holdsFocus.current || !(heir instanceof HTMLElement)) return;
      // A popup that goes away with the item gives the focus back first, in a task of its own.
      requestAnimationFrame(() => setTimeout(() => inherit(heir)));
    };
  }, [ref]);
  return {
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) holdsFocus.current = false;
    },
  };
}

const inherit = (heir: HTMLElement) => {
  if (document.activeElement !== document.body) return;
  heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
};
