import { type RefObject, useLayoutEffect } from "react";

/** When an item goes away that has the focus, its neighbour in the list gets it. */
export function useFocusHeir(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const item = ref.current;
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const heir = item.nextElementSibling ?? item.previousElementSibling;
      if (!(heir instanceof HTMLElement)) return;
      heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    };
  }, [ref]);
}
