import type { ReactNode } from "react";
import { cn } from "#ui/class-names.ts";

type SkeletonProps = {
  /** The height and width of the content that is loading. */
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

/** A tile with a title and a line below it: how a job and a company begin. */
export function SkeletonHeader() {
  return (
    <div className="flex gap-4">
      <Skeleton className="size-14 shrink-0" />
      <div className="flex-1">
        <Skeleton className="h-9 w-3/4 max-w-md" />
        <Skeleton className="mt-2.5 h-5 w-1/2 max-w-xs" />
      </div>
    </div>
  );
}

type LoadingProps = {
  children: ReactNode;
  className?: string;
  /** A line beside it says so already, and in the end how many there are. */
  said?: boolean;
};

/** Surrounds the placeholders of one region and says aloud, once, that it loads. */
export function Loading({ children, className, said = false }: LoadingProps) {
  return (
    <div>
      {!said && <output className="sr-only">Loading...</output>}
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  );
}
