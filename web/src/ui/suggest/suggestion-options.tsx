import { useLayoutEffect, useRef } from "react";
import { cn } from "#ui/class-names.ts";
import { popupItem, popupPanel } from "#ui/overlay/popup-styles.ts";
import type { SuggestedText } from "./use-suggestions.ts";

type SuggestionOptionsProps = {
  id: string;
  /** The field above the list. */
  input: HTMLInputElement;
  suggestions: readonly SuggestedText[];
  /** The place of the option that Enter takes, or -1. */
  active: number;
  onTake: (text: string) => void;
};

const gap = 6;

/**
 * The open list of a combobox. It lies over everything, but in the page's own measures: it scrolls
 * with the page, and stays where it is when a phone's keyboard comes.
 */
export function SuggestionOptions({
  id,
  input,
  suggestions,
  active,
  onTake,
}: SuggestionOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = list.current;
    const place = () => {
      const { left, bottom, width } = input.getBoundingClientRect();
      panel?.style.setProperty("left", `${left + scrollX}px`);
      panel?.style.setProperty("top", `${bottom + scrollY + gap}px`);
      panel?.style.setProperty("width", `${width}px`);
    };
    panel?.showPopover();
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [input]);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={id}
      popover="manual"
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      data-state="open"
      className={cn(popupPanel, "absolute inset-auto m-0 origin-top p-1")}
      // The focus stays in the text box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map(({ text, detail }, index) => (
        <button
          key={`${text} ${detail ?? ""}`}
          type="button"
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-highlighted={index === active ? "" : undefined}
          className={cn(popupItem, "w-full justify-between gap-4 text-left hover:bg-sunken")}
          onClick={() => onTake(text)}
        >
          <span className="min-w-0 wrap-anywhere">
            <bdi>{text}</bdi>
          </span>
          {detail !== undefined && (
            <span className="shrink-0 text-xs text-ink-subtle tabular-nums">{detail}</span>
          )}
        </button>
      ))}
    </div>
  );
}
