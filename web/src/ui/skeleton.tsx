import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type SkeletonProps = {
  /** The height and width of what is on its way. */
  className?: string;
  /** A whole card rather than a line of text. */
  card?: boolean;
};

/** A placeholder. */
export function Skeleton({ className, card = false }: SkeletonProps) {
  return (
    <span
      className={cn(
        "block animate-shimmer bg-pressed forced-colors:bg-[GrayText]",
        card ? "rounded-lg" : "rounded-sm",
        className,
      )}
    />
  );
}

/** Surrounds the placeholders of one region and says aloud, once, that it loads. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div>
      <output className="sr-only">Loading...</output>
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  );
}
