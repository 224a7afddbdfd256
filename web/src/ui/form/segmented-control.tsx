import * as Radix from "radix-ui/radio-group";
import type { ReactNode } from "react";
import { cn } from "#ui/class-names.ts";
import { useFieldGroup } from "./field-context.ts";

type SegmentedControlProps<Value extends string> = {
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Needed only outside a `Field`. */
  "aria-label"?: string;
  className?: string;
};

/** Picks one of two to four short choices that fit side by side. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onValueChange,
  className,
  "aria-label": ariaLabel,
}: SegmentedControlProps<Value>) {
  const group = useFieldGroup();
  return (
    <Radix.Root
      {...group}
      aria-label={ariaLabel}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen);
        if (option) onValueChange(option.value);
      }}
      orientation="horizontal"
      className={cn("inline-flex max-w-full flex-wrap rounded-md bg-sunken p-0.5", className)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="flex min-h-8 flex-1 items-center justify-center gap-1.5 whitespace-nowrap rounded-sm px-3 text-sm font-medium text-ink-muted transition-colors forced-colors:border hover:text-ink data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-card data-[state=checked]:ring-1 data-[state=checked]:ring-line-firm [&_svg]:size-4"
        >
          {option.icon}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
