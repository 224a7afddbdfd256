import { type RefObject, useEffect } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** `/` puts the cursor into the search, from anywhere on the page where nobody types. */
export const useSearchKey = (box: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (isTyping(target) || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener("keydown", goThere);
    return () => document.removeEventListener("keydown", goThere);
  }, [box]);
};
