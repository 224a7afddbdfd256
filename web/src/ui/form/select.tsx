import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, type ReactNode, type Ref, Suspense } from "react";
import { cn } from "#ui/class-names.ts";
import { useOnDemand } from "#ui/overlay/on-demand.ts";
import { Slot } from "#ui/slot.tsx";
import { controlFrame, controlLine } from "./control-styles.ts";
import { useFieldControl } from "./field-context.ts";
import type { OpenList, SelectOption } from "./select-option.ts";

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** Empty or undefined shows the placeholder. */
  value: Value | "" | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  /** Needed only outside a `Field`. */
  "aria-label"?: string;
  onBlur?: () => void;
  /** Sets the width, if it is not the whole line. */
  className?: string;
  /** Stands for the chosen option in place of its label, such as a badge; without a frame around it. */
  face?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  /** Another list than the plain one, such as one with a search. */
  list?: { load: () => Promise<unknown>; render: (list: OpenList) => ReactNode };
};

const loadList = () => import("./select-list.tsx");
const SelectList = lazy(async () => ({ default: (await loadList()).SelectList }));
const plainList = { load: loadList, render: (list: OpenList) => <SelectList {...list} /> };

const closedCombobox = {
  role: "combobox",
  "aria-expanded": false,
  "aria-haspopup": "listbox",
} as const;

/** Picks one of a list. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = "Select…",
  disabled = false,
  id,
  "aria-label": ariaLabel,
  onBlur,
  className = "w-full",
  face,
  ref,
  list = plainList,
}: SelectProps<Value>) {
  const { used, triggerProps, arrowProps } = useOnDemand(list.load);
  const chosen = options.find((option) => option.value === value);
  const trigger = (
    <button
      type="button"
      ref={ref}
      disabled={disabled}
      aria-label={ariaLabel}
      onBlur={onBlur}
      {...useFieldControl({ id })}
      className={
        face === undefined
          ? cn(
              controlFrame,
              controlLine,
              "flex items-center justify-between gap-2 text-left print:hidden",
              className,
            )
          : "-m-1 inline-flex max-w-full min-h-8 items-center gap-1 rounded-md p-1 forced-colors:border hover:bg-pressed"
      }
    >
      {face ?? (
        <span className={cn("truncate", !chosen && "text-ink-subtle")}>
          <bdi>{chosen?.label ?? placeholder}</bdi>
        </span>
      )}
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-subtle print:hidden" />
    </button>
  );
  const closed = (
    <Slot {...closedCombobox} {...triggerProps} {...arrowProps}>
      {trigger}
    </Slot>
  );
  return (
    <Suspense fallback={closed}>
      {used
        ? list.render({
            trigger,
            options,
            value: chosen?.value ?? "",
            disabled,
            onValueChange: (next) => {
              // The browser's own form restoration reports an empty value; nothing was chosen then.
              const option = options.find((candidate) => candidate.value === next);
              if (option) onValueChange(option.value);
            },
          })
        : closed}
    </Suspense>
  );
}
