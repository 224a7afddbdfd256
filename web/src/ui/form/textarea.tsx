import type { ComponentProps } from "react";
import { cn } from "#ui/class-names.ts";
import { controlFrame } from "./control-styles.ts";
import { useFieldControl } from "./field-context.ts";

/** A text box of `rows` lines that grows with its text where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      {...props}
      {...useFieldControl(props)}
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
      className={cn(
        controlFrame,
        "field-sizing-content max-h-96 print:max-h-none px-3 py-2",
        className,
      )}
    />
  );
}
