import {
  type KeyboardEvent,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { toast } from "#ui/toast/toast-store.ts";

/** Says that code could not be fetched. */
export const reportLoadFailure = (): void => {
  toast({
    title: "Error",
    description: "This part of the page could not be loaded. Check your connection and try again.",
    variant: "destructive",
  });
};

const presses = ["pointerdown", "keydown"] as const;

/** Whether something else than an element is pressed from now on. */
const watchPresses = (element: Element) => {
  let elsewhere = false;
  const note = (event: Event) => {
    const isWithin = event.target instanceof Node && element.contains(event.target);
    const isEscape = event instanceof window.KeyboardEvent && event.key === "Escape";
    if (!isWithin || isEscape) elsewhere = true;
  };
  for (const press of presses) window.addEventListener(press, note, true);
  return () => {
    for (const press of presses) window.removeEventListener(press, note, true);
    return elsewhere;
  };
};

/**
 * Calls `goOn` once the code is loaded, and shows a toast if it cannot be loaded, so that the page
 * and its text stay. Where something else than the `trigger` was pressed meanwhile, nothing is opened any more.
 */
export const whenLoaded = (
  load: () => Promise<unknown>,
  goOn: () => void,
  trigger?: Element,
): void => {
  const isPressedElsewhere = trigger && watchPresses(trigger);
  load().then(
    () => {
      if (!isPressedElsewhere?.()) goOn();
    },
    () => {
      isPressedElsewhere?.();
      reportLoadFailure();
    },
  );
};

/** Calls when somebody first points at something, types, or goes somewhere on the page. */
export function useFirstInteraction(onSign: () => void) {
  const noteSign = useEffectEvent(onSign);
  useEffect(() => {
    const signs = ["pointerdown", "keydown", "focusin"] as const;
    const note = () => {
      for (const sign of signs) window.removeEventListener(sign, note);
      noteSign();
    };
    for (const sign of signs) window.addEventListener(sign, note);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, note);
    };
  }, []);
}

/**
 * Popups are most of the kit's weight, and a first screen opens none: their code is loaded when the
 * trigger is first pointed at or focused, and takes the trigger over when it is first used.
 */
export function useOnDemand(load: () => Promise<unknown>) {
  const [used, setUsed] = useState(false);
  const prefetch = () => {
    // A failure shows when the popup is asked for.
    load().catch(() => undefined);
  };
  // A transition keeps the trigger, and the focus on it, until the popup is there.
  const open = ({ currentTarget }: SyntheticEvent) =>
    whenLoaded(load, () => startTransition(() => setUsed(true)), currentTarget);
  return {
    used,
    triggerProps: {
      onPointerEnter: prefetch,
      onFocus: prefetch,
      onClick: open,
    },
    /** For lists: arrow keys open them. */
    arrowProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        open(event);
      },
    },
  };
}
