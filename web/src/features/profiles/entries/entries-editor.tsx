import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { linesOf } from "#features/profiles/profile-form-values.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { emptyEntry, entriesOf, type Entry, type EntryKind, moved, textOf } from "./entry-parts.ts";
import { EntryRow } from "./entry-row.tsx";
import { useDraggedOrder } from "./use-dragged-order.ts";

type EntriesEditorProps = {
  kind: EntryKind;
  /** Names it for assistive technology. */
  label: string;
  /** The text of the box: an entry per line. */
  text: string;
  onChange: (text: string) => void;
};

/** The lines of a box as fields, to be put into order. The box says the same all the time. */
export function EntriesEditor({ kind, label, text, onChange }: EntriesEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(kind, text));
  const [said, setSaid] = useState("");
  // Somebody wrote into the box meanwhile.
  if (textOf(kind, entries) !== linesOf(text).join("\n")) setEntries(entriesOf(kind, text));

  const change = (next: Entry[]) => {
    setEntries(next);
    onChange(textOf(kind, next));
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length) return;
    const focused = document.activeElement;
    flushSync(() => change(moved(entries, from, to)));
    // A row that moves in the document loses the focus that was in it.
    if (focused instanceof HTMLElement) focused.focus();
    setSaid(`Moved to place ${to + 1} of ${entries.length}`);
  };
  const remove = (entry: Entry) => {
    flushSync(() => change(entries.filter((other) => other !== entry)));
    adder.current?.focus();
  };
  const add = () => {
    flushSync(() => setEntries([...entries, emptyEntry(kind)]));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  const { dragged, drag } = useDraggedOrder(list, move);

  return (
    <section aria-label={label} className="flex flex-col gap-3 sm:col-span-2 print:hidden">
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {entries.length > 0 && (
        <ul ref={list} className="flex flex-col gap-3">
          {entries.map((entry, place) => (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              place={place}
              count={entries.length}
              dragged={dragged === place}
              onChange={(parts) =>
                change(entries.map((other) => (other === entry ? { ...entry, parts } : other)))
              }
              onDrag={() => drag(place)}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      <Button ref={adder} variant="secondary" size="sm" className="self-start" onClick={add}>
        <Plus aria-hidden />
        Add an entry
      </Button>
    </section>
  );
}
