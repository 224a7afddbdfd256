import { type ClipboardEvent, useImperativeHandle, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Chips } from "#ui/chips.tsx";
import { listedTexts } from "./listed-texts.ts";
import { TextInput } from "./text-input.tsx";

type ChipsInputProps = {
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The typed text that is no chip yet. */
  draft: string;
  onDraftChange: (draft: string) => void;
  /** Names the list of chips for assistive technology, other than the field: 'Added so far'. */
  listLabel: string;
  placeholder?: string;
  /**
   * Whether a text is short enough to be a chip. A longer one stays in the box, and the field shows
   * the error.
   */
  fits?: (text: string) => boolean;
  onBlur?: () => void;
  ref?: React.Ref<HTMLInputElement | null>;
};

const anyLength = () => true;

/**
 * Collects short texts: type one, then Enter or Add. A list of them that is typed or pasted becomes as
 * many chips. Blanks and repetitions are left out.
 */
export function ChipsInput({
  value,
  onValueChange,
  draft,
  onDraftChange,
  listLabel,
  placeholder,
  fits = anyLength,
  onBlur,
  ref,
}: ChipsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  function add(texts: readonly string[]) {
    const chips = new Map(value.map((chip) => [chip.toLowerCase(), chip]));
    for (const text of texts.filter(fits))
      if (!chips.has(text.toLowerCase())) chips.set(text.toLowerCase(), text);
    if (chips.size > value.length) onValueChange([...chips.values()]);
    onDraftChange(texts.filter((text) => !fits(text)).join(", "));
    input.current?.focus();
  }

  /** A list becomes chips at once; a single text goes on being typed. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text");
    const before = draft.slice(0, selectionStart ?? draft.length);
    const texts = listedTexts(before + pasted + draft.slice(selectionEnd ?? draft.length));
    if (listedTexts(pasted).length < 2) return;
    event.preventDefault();
    add(texts);
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
            enterKeyHint="enter"
            autoComplete="off"
            onBlur={onBlur}
            onChange={(event) => onDraftChange(event.target.value)}
            onKeyDown={(event) => {
              // Enter that ends an input method's composition is not ours; the form's neither.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(listedTexts(draft));
            }}
            onPaste={paste}
          />
        </div>
        <Button variant="secondary" onClick={() => add(listedTexts(draft))}>
          Add
        </Button>
      </div>
      <Chips
        label={listLabel}
        chips={value.map((chip) => ({ value: chip, label: chip }))}
        onRemove={remove}
      />
    </div>
  );
}
