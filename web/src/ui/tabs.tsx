import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** Panels of which one is shown: `Tabs > TabList > Tab…`, then a `TabPanel` for each `Tab`. */
export const Tabs = Radix.Root;

export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn("flex gap-5 border-b border-line", className)} {...props} />;
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "-mb-px border-b-2 border-transparent px-0.5 py-2.5 text-sm font-medium text-ink-muted transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  // Tab leads from the tabs to the first control of the panel, not to the panel.
  return <Radix.Content tabIndex={undefined} className={cn("pt-5", className)} {...props} />;
}
