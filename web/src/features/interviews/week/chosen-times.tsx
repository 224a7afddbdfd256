import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { longDayIn, spanIn } from "#features/interviews/zoned-time.ts";
import { useFocusSuccessor } from "#ui/overlay/focus-successor.ts";

type ChosenTimesProps = {
  times: readonly Instant[];
  durationMinutes: number;
  timeZone: string;
  onRemove: (time: Instant) => void;
};

/** The times that are chosen, also those of other weeks, each with a way to take it back; nothing where there are none. */
export function ChosenTimes({ times, durationMinutes, timeZone, onRemove }: ChosenTimesProps) {
  if (times.length === 0) return null;
  return (
    <ul aria-label="Chosen times" className="flex flex-wrap gap-2">
      {times.map((time) => (
        <ChosenTime
          key={time}
          text={`${longDayIn(time, timeZone)}, ${spanIn(time, durationMinutes, timeZone)}`}
          onRemove={() => onRemove(time)}
        />
      ))}
    </ul>
  );
}

function ChosenTime({ text, onRemove }: { text: string; onRemove: () => void }) {
  const item = useRef<HTMLLIElement>(null);
  const succession = useFocusSuccessor(item);
  return (
    <li
      ref={item}
      className="flex max-w-full items-center gap-1 rounded-sm bg-accent-soft py-1 pr-1 pl-2.5 text-sm font-medium text-accent-ink forced-colors:border"
      {...succession}
    >
      {text}
      <button
        type="button"
        aria-label={`Remove ${text}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent-line/50 print:hidden"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  );
}
