import X from "lucide-react/icons/x";
import { useImperativeHandle, useRef } from "react";
import { Button } from "./button.tsx";
import { TextInput } from "./text-input.tsx";

type ChipsInputProps = {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** What is typed and no chip yet. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Names the list of chips for assistive technology, other than the field: 'Added so far'. */
  listLabel: string;
  placeholder?: string;
  maxLength?: number;
  onBlur?: () => void;
  ref?: React.Ref<HTMLInputElement | null>;
};

/** Collects short texts: type one, then Enter or Add. Blanks and repetitions are left out. */
export function ChipsInput({
  value,
  onValueChange,
  draft,
  onDraftChange,
  listLabel,
  placeholder,
  maxLength,
  onBlur,
  ref,
}: ChipsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  function add() {
    const chip = draft.trim();
    const known = value.some((existing) => existing.toLowerCase() === chip.toLowerCase());
    if (chip !== "" && !known) onValueChange([...value, chip]);
    onDraftChange("");
    input.current?.focus();
  }

  function remove(chip: string) {
    onValueChange(value.filter((existing) => existing !== chip));
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex gap-2 print:hidden">
        <div className="min-w-0 flex-1">
          <TextInput
            ref={input}
            value={draft}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint="enter"
            autoComplete="off"
            onBlur={onBlur}
            onChange={(event) => onDraftChange(event.target.value)}
            onKeyDown={(event) => {
              // Enter that ends an input method's composition is not ours; the form's neither.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      {value.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-1.5">
          {value.map((chip) => (
            <li
              key={chip}
              className="flex h-7 max-w-full items-center gap-0.5 rounded-sm bg-accent-soft pr-0.5 pl-2.5 text-sm font-medium text-accent-ink"
            >
              <span className="truncate">{chip}</span>
              <button
                type="button"
                aria-label={`Remove ${chip}`}
                onClick={() => remove(chip)}
                className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent-line/50 print:hidden"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
