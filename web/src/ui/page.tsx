import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type PageProps = {
  /** `narrow` for a form or a list to read through, `full` for everything else. */
  width?: "full" | "narrow";
  className?: string;
  children: ReactNode;
};

/** The column that a screen's content stands in. */
export function Page({ width = "full", className, children }: PageProps) {
  return (
    <div
      className={cn(
        "mx-auto w-full px-4 py-6 sm:px-6 sm:py-8",
        width === "full" ? "max-w-page" : "max-w-4xl",
        className,
      )}
    >
      {children}
    </div>
  );
}
