import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

type Facts = readonly (readonly [name: string, value: ReactNode])[];

const isKnown = ([, value]: Facts[number]) => value !== null && value !== undefined && value !== "";

type FactsProps = {
  /** A fact whose value is null, undefined or empty is left out. */
  facts: Facts;
  className?: string;
};

/** Two columns, or one where the letters are too large for two. */
export const twoColumnsAtMost =
  "grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,34%)),1fr))]";

/** Facts under one another, name at the left, value at the right: in a side card. */
export function FactList({ facts, className }: FactsProps) {
  const known = facts.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <dl className={cn("flex flex-col gap-2.5", className)}>
      {known.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-subtle">{name}</dt>
          <dd dir="auto" className="text-right wrap-anywhere tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The few facts that decide, side by side between two rules: under a title. A value goes to the next line
 * before it breaks.
 */
export function FactStrip({ facts, className }: FactsProps) {
  return (
    <dl className={cn("flex flex-wrap gap-x-6 gap-y-4 border-y border-line py-4", className)}>
      {facts.filter(isKnown).map(([name, value]) => (
        <div
          key={name}
          className="max-w-full max-md:min-w-[min(100%,max(7.5rem,calc(50%-0.75rem)))]"
        >
          <dt className="text-xs text-ink-subtle">{name}</dt>
          <dd className="mt-0.5 font-semibold tabular-nums first-letter:uppercase">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures in one ruled strip. Give it its columns: `${twoColumnsAtMost} lg:grid-cols-4`. */
export function FigureStrip({ facts, className }: FactsProps) {
  return (
    <dl
      className={cn(
        "grid gap-px overflow-hidden rounded-lg border border-line bg-surface",
        className,
      )}
    >
      {facts.map(([name, value]) => (
        // A line of its own each, in the gaps: a fill between them goes in high contrast and in print.
        <div
          key={name}
          className="flex flex-col-reverse justify-end px-5 py-4 outline outline-line"
        >
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-heading text-2xl font-semibold whitespace-nowrap tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
