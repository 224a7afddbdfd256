import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * If a list item is removed that has the focus (or whose open popup has it), the item that takes
 * its place gets the focus, or the one before it; if no item is left, the page's content. Returns
 * the listeners for the item's element, which React also calls for its popups, wherever they are in
 * the document.
 */
export function useFocusSuccessor(ref: RefObject<HTMLElement | null>) {
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const item = ref.current;
    return () => {
      if (!holdsFocus.current || !item?.parentElement) return;
      const { parentElement: list } = item;
      const place = [...list.children].indexOf(item);
      const content = item.closest("main");
      // A popup that goes away with the item (while it vanishes it still has the focus) gives the
      // focus back first, in a task of its own. By then it shows who else went away.
      requestAnimationFrame(() =>
        setTimeout(() => inherit((list.isConnected && heirAt(list, place)) || content)),
      );
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

const heirAt = (list: Element, place: number) => list.children[place] ?? list.lastElementChild;

const inherit = (heir: Element | null) => {
  if (document.activeElement !== document.body || !(heir instanceof HTMLElement)) return;
  heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
};
