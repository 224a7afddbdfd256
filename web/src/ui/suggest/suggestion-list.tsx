import { useEffectEvent, useId, useLayoutEffect, useState } from "react";
import type { SuggestionsProps } from "./suggest-input.tsx";
import { SuggestionOptions } from "./suggestion-options.tsx";
import { type Ask, useSuggestions } from "./use-suggestions.ts";

type SuggestionListProps = SuggestionsProps & { ask: Ask };

const setAttributes = (element: Element, attributes: Record<string, string | null>) => {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
};

const write = (input: HTMLInputElement, text: string) => {
  input.value = text;
};

/**
 * Makes a text box an editable combobox with a list (WAI-ARIA APG, 'list autocomplete with manual
 * selection'): the focus stays in the box, and nothing is taken but by Enter or a click.
 */
export function SuggestionList({ input, keys, ask, onTake }: SuggestionListProps) {
  const id = useId();
  /** The text to complete; empty while the list is closed. */
  const [typed, setTyped] = useState("");
  /** The number of steps by arrow keys: up from the first suggestion, or back from the last, in a circle. */
  const [step, setStep] = useState<number>();
  const suggestions = useSuggestions(typed, ask);
  const count = suggestions.length;
  const isOpen = count > 0;
  const active = step === undefined || !isOpen ? -1 : ((step % count) + count) % count;

  const show = (text: string, first?: number) => {
    setTyped(text);
    setStep(first);
  };
  const close = () => show("");
  const take = (text: string) => {
    write(input, text);
    close();
    onTake?.(text);
  };
  const move = (by: 1 | -1) => {
    const first = by === 1 ? 0 : -1;
    if (isOpen) setStep(step === undefined ? first : step + by);
    else show(input.value, first);
  };

  /** Text that comes without keys (pasted, dictated, filled in by the browser) is not completed. */
  const onInput = useEffectEvent(() => show(keys.current.isDown ? input.value : ""));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && chosen) take(chosen.text);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Escape" && input.value !== "") take("");
    else {
      // The form is sent, or the caret moves in the text.
      if (event.key === "Enter") close();
      else setStep(undefined);
      return;
    }
    event.preventDefault();
  });
  const onBlur = useEffectEvent(close);
  const goOn = useEffectEvent(() => {
    if (keys.current.wasLetter && document.activeElement === input) show(input.value);
  });
  // Before the box says what it is, so that no key is lost between.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("keydown", (event) => onKey(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    // The listeners are in place now; the text typed before them is completed as it is.
    queueMicrotask(() => goOn());
    return () => listening.abort();
  }, [input]);

  useLayoutEffect(() => {
    setAttributes(input, {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? id : null,
      "aria-activedescendant": active === -1 ? null : `${id}-${active}`,
    });
  }, [input, id, isOpen, active]);

  return (
    <>
      <span aria-live="polite" className="sr-only">
        {isOpen && (count === 1 ? "1 suggestion" : `${count} suggestions`)}
      </span>
      {isOpen && (
        <SuggestionOptions
          id={id}
          input={input}
          suggestions={suggestions}
          active={active}
          onTake={take}
        />
      )}
    </>
  );
}
