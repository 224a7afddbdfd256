import type { ComponentProps } from "react";
import { cn } from "#ui/class-names.ts";

/**
 * Text boxes and their button in one frame: the search of a screen. Give it the columns from
 * `sm` on, such as `sm:grid-cols-[3fr_2fr_auto]`; below that they stand one under the other.
 */
export function ControlGroup({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "grid divide-y divide-line rounded-lg border border-line-strong bg-surface p-1 shadow-card sm:divide-x sm:divide-y-0 [&_input]:h-11 [&_input]:border-0 [&_input]:bg-transparent [&_input]:text-base",
        className,
      )}
      {...props}
    />
  );
}
