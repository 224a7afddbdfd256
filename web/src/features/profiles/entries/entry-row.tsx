import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { Field } from "#ui/form/field.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { type Entry, type EntryKind, partLabels } from "./entry-parts.ts";

type EntryRowProps = {
  kind: EntryKind;
  entry: Entry;
  /** Its place among all, from 0. */
  place: number;
  count: number;
  dragged: boolean;
  onChange: (parts: string[]) => void;
  onDrag: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const stepOf: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** The fields of one entry, and what moves or removes it. */
export function EntryRow({
  kind,
  entry,
  place,
  count,
  dragged,
  onChange,
  onDrag,
  onMove,
  onRemove,
}: EntryRowProps) {
  const name = entry.parts[0]?.trim() || `entry ${place + 1}`;
  const change = (part: number, text: string) =>
    onChange(entry.parts.map((before, at) => (at === part ? text : before)));
  return (
    <li
      className={cn(
        "flex items-start gap-2 rounded-md border bg-surface p-3",
        dragged ? "border-accent bg-accent-soft" : "border-line",
      )}
    >
      <button
        type="button"
        data-entry={entry.id}
        aria-label={`Move ${name}: drag, or use the arrow keys`}
        className="mt-6 grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-subtle hover:bg-sunken hover:text-ink active:cursor-grabbing"
        onPointerDown={(event) => {
          if (event.button === 0) onDrag();
        }}
        onKeyDown={(event) => {
          const step = stepOf[event.key];
          if (step === undefined) return;
          event.preventDefault();
          onMove(place + step);
        }}
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">
        {partLabels[kind].map((label, part) => (
          <Field key={label} label={label}>
            <TextInput
              value={entry.parts[part] ?? ""}
              placeholder={label === "To" ? "Present" : undefined}
              autoComplete="off"
              onChange={(event) => change(part, event.target.value)}
            />
          </Field>
        ))}
      </div>
      <div className="mt-6 flex shrink-0 flex-col sm:flex-row">
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} up`}
          unavailable={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Move ${name} down`}
          unavailable={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden />
        </Button>
      </div>
    </li>
  );
}
