import type { ComponentProps, ReactNode } from "react";
import { cn } from "#ui/class-names.ts";
import { controlFrame, controlLine } from "./control-styles.ts";
import { useFieldControl } from "./field-context.ts";

type TextInputProps = ComponentProps<"input"> & {
  /** A decorative icon before the text. */
  icon?: ReactNode;
  /** Something at the end of the box: a spinner, a unit, a button. */
  trailing?: ReactNode;
};

/** A text box of one line; inside a `Field` it is labelled and described by it. */
export function TextInput({ icon, trailing, className, ...props }: TextInputProps) {
  const input = (
    <input
      type="text"
      dir="auto"
      {...props}
      {...useFieldControl(props)}
      className={cn(
        controlFrame,
        controlLine,
        icon !== undefined && "pl-9",
        trailing !== undefined && "pr-10",
        className,
      )}
    />
  );
  if (icon === undefined && trailing === undefined) return input;
  return (
    <div className="relative min-w-0">
      {icon !== undefined && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-subtle [&_svg]:size-4"
        >
          {icon}
        </span>
      )}
      {input}
      {trailing !== undefined && (
        <span className="absolute inset-y-0 right-1 flex items-center text-ink-subtle">
          {trailing}
        </span>
      )}
    </div>
  );
}
