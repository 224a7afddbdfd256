import type { ReactNode } from "react";
import { cn } from "#ui/class-names.ts";

type PageProps = {
  /**
   * `narrow` for a form or a list to read through, `wide` for two things side by side, `whole` for a table
   * that shows more where there is room, `full` for everything else.
   */
  width?: "full" | "narrow" | "wide" | "whole";
  className?: string;
  children: ReactNode;
};

const widths = { narrow: "max-w-4xl", full: "max-w-page", wide: "max-w-wide", whole: "max-w-none" };

/** The column that a screen's content stands in. Its end can be scrolled clear of a toast. */
export function Page({ width = "full", className, children }: PageProps) {
  return (
    <div
      className={cn(
        "mx-auto w-full px-4 py-6 sm:px-6 sm:pt-8 sm:pb-28 print:p-px",
        widths[width],
        className,
      )}
    >
      {children}
    </div>
  );
}
