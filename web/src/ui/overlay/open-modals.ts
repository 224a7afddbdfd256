import { type RefObject, useEffectEvent, useLayoutEffect } from "react";

interface OpenModal {
  content: RefObject<HTMLElement | null>;
  /** Asks it to close; it may ask in turn. */
  close: () => void;
  /** The address says that it is open, so that Back closes it without this module. */
  inAddress: boolean;
}

/** The open modals, the topmost last. */
const modals: OpenModal[] = [];

/** Asks the modal on top to close, where an element is within it. Answers whether it was asked. */
export const closeModalAround = (element: EventTarget | null): boolean => {
  const top = modals.at(-1);
  if (!top || !(element instanceof Node) || !top.content.current?.contains(element)) return false;
  top.close();
  return true;
};

/** Names the entry in the browser's history that Back leaves in place of the page. */
const mark = "modal";
const isMarked = () => (history.state as Record<string, unknown> | null)?.[mark] === true;

/** The address of the marked entry that the page came to last; undefined where it came to another. */
let markedAt = isMarked() ? location.href : undefined;

/** Has the page at a marked entry while a modal is open. */
const ensureEntry = () => {
  if (isMarked() || modals.every(({ inAddress }) => inAddress)) return;
  // The browser's own method: the router's, which stands before it, would load the screen again.
  History.prototype.pushState.call(history, { ...history.state, [mark]: true }, "");
  markedAt = location.href;
};

/**
 * Back, from a marked entry to the one of the same page below it, closes the modal on top. A marked
 * entry stays when its modal is closed otherwise, since taking it away would be a step back that
 * competes with wherever one goes next; Back goes on to the page before then.
 */
const goBack = (event: PopStateEvent) => {
  const cameFromMarked = markedAt === location.href && !isMarked();
  markedAt = isMarked() ? location.href : undefined;
  if (!cameFromMarked) return;
  // To the router nothing has changed.
  event.stopImmediatePropagation();
  const top = modals.findLast(({ inAddress }) => !inAddress);
  if (!top) {
    history.back();
    return;
  }
  top.close();
  // Another may be open below it, and it stays open itself when it asks first.
  setTimeout(ensureEntry);
};
// Before the router's own.
addEventListener("popstate", goBack, { capture: true });

/** Lets Back, and Escape beside a toast, close a modal as long as it is open. */
export function useOpenModal(open: boolean, { content, close, inAddress }: OpenModal) {
  const askToClose = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!open) return undefined;
    const modal = { content, close: () => askToClose(), inAddress };
    modals.push(modal);
    ensureEntry();
    return () => {
      modals.splice(modals.indexOf(modal), 1);
    };
  }, [open, content, inAddress]);
}
