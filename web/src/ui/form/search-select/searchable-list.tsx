import Check from "lucide-react/icons/check";
import * as Popover from "radix-ui/popover";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { cn } from "#ui/class-names.ts";
import type { OpenList, SelectOption } from "#ui/form/select-option.ts";
import { popupItem, popupPanel } from "#ui/overlay/popup-styles.ts";

/** The box above the options. Whoever gives it finds other options for its text. */
export type ListSearch = {
  label: string;
  text: string;
  type: (text: string) => void;
  maxLength: number;
  /** Whether the options are still those of an earlier text: none of them is taken by Enter. */
  pending: boolean;
  /** Stands below the options, such as that there is none. */
  note?: ReactNode;
};

/** What the trigger is; Radix says whether it is open. */
const combobox = { role: "combobox", "aria-haspopup": "listbox" } as const;

/** The list of a `SearchSelect`, open as soon as it is there: the focus stays in the box, arrow keys move in the list. */
export function SearchableList({
  trigger,
  options,
  value,
  onValueChange,
  disabled,
  search,
}: OpenList & { search: ListSearch }) {
  const id = useId();
  const [open, setOpen] = useState(!disabled);
  const [marked, setMarked] = useState<string>();
  const possible = options.filter((option) => !option.disabled);
  const first = marked ?? (search.text === "" ? value : undefined);
  const active = search.pending
    ? undefined
    : (possible.find((option) => option.value === first) ?? possible.at(0));
  const isActive = (option: SelectOption) => option === active;

  const show = (opened: boolean) => {
    setOpen(opened);
    setMarked(undefined);
    if (!opened && search.text !== "") search.type("");
  };
  const take = (option: SelectOption) => {
    onValueChange(option.value);
    show(false);
  };
  const move = (by: 1 | -1) => {
    const place = possible.findIndex(isActive) + by;
    setMarked(possible.at(place % possible.length)?.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && active) take(active);
    else if (event.key === "Tab") show(false);
    else if (event.key !== "Enter") return;
    event.preventDefault();
  };
  const activeId = active && `${id}-${active.value}`;
  useEffect(() => {
    if (open && activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [open, activeId]);

  return (
    <Popover.Root open={open} onOpenChange={show}>
      <Popover.Trigger asChild {...combobox}>
        {trigger}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={search.label}
          className={cn(
            popupPanel,
            "flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) max-w-[calc(100vw-1rem)] min-w-60 origin-(--radix-popover-content-transform-origin) flex-col overflow-hidden",
          )}
        >
          <input
            type="text"
            role="combobox"
            aria-label={search.label}
            aria-autocomplete="list"
            aria-expanded
            aria-controls={id}
            aria-activedescendant={activeId}
            autoComplete="off"
            maxLength={search.maxLength}
            placeholder={search.label}
            value={search.text}
            onChange={({ currentTarget }) => {
              setMarked(undefined);
              search.type(currentTarget.value);
            }}
            onKeyDown={onKeyDown}
            className="w-full shrink-0 border-b border-line bg-transparent px-3 py-2.5 text-base outline-offset-[-2px] placeholder:text-ink-subtle sm:text-sm"
          />
          <div
            id={id}
            role="listbox"
            aria-label={search.label}
            tabIndex={-1}
            className="min-h-0 overflow-y-auto p-1"
          >
            {options.map((option) => (
              <Option
                key={option.value}
                id={`${id}-${option.value}`}
                option={option}
                chosen={option.value === value}
                active={isActive(option)}
                onTake={() => take(option)}
              />
            ))}
          </div>
          {search.note}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OptionProps = {
  id: string;
  option: SelectOption;
  chosen: boolean;
  active: boolean;
  onTake: () => void;
};

function Option({ id, option, chosen, active, onTake }: OptionProps) {
  const { label, detail, disabled = false, faint } = option;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      aria-labelledby={`${id}-label`}
      aria-describedby={detail === undefined ? undefined : `${id}-detail`}
      aria-disabled={disabled || undefined}
      data-disabled={disabled ? "" : undefined}
      data-highlighted={active ? "" : undefined}
      className={cn(popupItem, "w-full pr-8 text-left hover:bg-sunken", faint && "text-ink-subtle")}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onTake}
    >
      <span id={`${id}-label`} className="min-w-0 wrap-anywhere">
        <bdi>{label}</bdi>
      </span>
      {detail !== undefined && (
        <span id={`${id}-detail`} className="ml-auto pl-4 text-xs text-ink-subtle tabular-nums">
          {detail}
        </span>
      )}
      {chosen && (
        <span className="absolute right-2 text-accent-ink">
          <Check aria-hidden />
        </span>
      )}
    </button>
  );
}
