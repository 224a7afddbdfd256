import X from "lucide-react/icons/x";

type ChipsProps = {
  /** The value and the text of each chip. */
  chips: readonly { value: string; label: string }[];
  /** Names the list for assistive technology. */
  label: string;
  onRemove: (value: string) => void;
};

/** Short texts that were chosen, each with a way to take it back; nothing where there are none. */
export function Chips({ chips, label, onRemove }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li
          key={chip.value}
          className="flex h-7 max-w-full items-center gap-0.5 rounded-sm bg-accent-soft pr-0.5 pl-2.5 text-sm font-medium text-accent-ink"
        >
          <span dir="auto" className="truncate">
            {chip.label}
          </span>
          <button
            type="button"
            aria-label={`Remove ${chip.label}`}
            onClick={() => onRemove(chip.value)}
            className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent-line/50 print:hidden"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
