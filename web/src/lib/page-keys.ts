import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** What is open over the page has keys of its own. */
const isCovered = () =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=listbox], [role=menu]") !== null;

/**
 * Keys that work anywhere on the page, but not while somebody types or something is open above it. `press`
 * answers whether the key meant something.
 */
export const usePageKeys = (press: (event: KeyboardEvent) => boolean): void => {
  const act = useEffectEvent(press);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return;
      if (!isTyping(target) && !isCovered() && act(event)) event.preventDefault();
    };
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
};
