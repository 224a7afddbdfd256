import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";

type TimeButtonProps = Pick<
  ComponentProps<typeof Button>,
  "size" | "className" | "tabIndex" | "onFocus" | "onKeyDown"
> & {
  time: Instant;
  /** '10:00 AM'. */
  clock: string;
  /** With the day: 'Mon, Nov 30, 10:00 AM'. */
  name: string;
  chosen: readonly Instant[];
  onToggle: (time: Instant) => void;
};

/** A time that is pressed on and off. */
export function TimeButton({ time, clock, name, chosen, onToggle, ...props }: TimeButtonProps) {
  const isChosen = chosen.includes(time);
  return (
    // By this mark high contrast tells the chosen from the others.
    <span className="contents" data-selected={isChosen || undefined}>
      <Button
        {...props}
        variant={isChosen ? "primary" : "secondary"}
        aria-pressed={isChosen}
        aria-label={name}
        data-time={time}
        onClick={() => onToggle(time)}
      >
        {clock}
      </Button>
    </span>
  );
}
