import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { usePageKeys } from "#lib/page-keys.ts";
import { type ReviewAction, reviewActionOf } from "./review-keys.ts";
import type { Review } from "./use-review.ts";

interface Handlers {
  review: Review;
  /** Sets the status of the current application; undefined where the reader may not. */
  decide: ((status: ApplicationStatus) => void) | undefined;
  /** Takes the last decision back. */
  undoLast: () => void;
  onHelp: () => void;
}

/** Lists of choices, and whatever scrolls by itself, have the arrow keys for themselves. */
const hasArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=combobox], [role=radio], [data-scrolls]");

/**
 * The keys of a list of applications, anywhere on its page. Returns the function that an open resume calls
 * for the keys pressed within it; it answers whether the key meant something.
 */
export function useReviewKeys({
  review,
  decide,
  undoLast,
  onHelp,
}: Handlers): (key: string) => boolean {
  const act = (action: ReviewAction): boolean => {
    const { current, next, previous, toggleResume } = review;
    if (action === "next" || action === "previous") {
      const go = action === "next" ? next : previous;
      go?.();
      // At either end the arrow keys scroll on.
      return go !== null;
    }
    if (action === "help") onHelp();
    else if (action === "undo") {
      if (!decide) return false;
      undoLast();
    } else if (!current) return false;
    else if (action === "resume") toggleResume(current.id);
    else decide?.(action);
    return true;
  };
  const press = (key: string) => {
    const action = reviewActionOf(key);
    return action !== undefined && act(action);
  };
  usePageKeys(({ key, repeat, target }) => {
    if (key.startsWith("Arrow") && hasArrows(target)) return false;
    const action = reviewActionOf(key);
    // A key that is held down leads on through the list, but decides once.
    const isStep = action === "next" || action === "previous";
    return action !== undefined && (isStep || !repeat) && act(action);
  });
  return press;
}
