import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const look =
  "inline-flex h-6 max-w-full items-center gap-1 rounded-sm px-2 text-xs font-medium whitespace-nowrap print:border forced-colors:border [&_svg]:size-3.5";

const tones = {
  neutral: "bg-sunken text-ink-muted",
  accent: "bg-accent-soft text-accent-ink",
  yellow: "bg-yellow-soft text-yellow-ink",
  amber: "bg-amber-soft text-amber-ink",
  blue: "bg-blue-soft text-blue-ink",
  green: "bg-green-soft text-green-ink",
  emerald: "bg-emerald-soft text-emerald-ink",
  purple: "bg-purple-soft text-purple-ink",
  red: "bg-red-soft text-red-ink",
};

export type BadgeTone = keyof typeof tones;

/** A short fact (`neutral`) or a state (a tone). The words say it; the colour only helps. */
export function Badge({
  tone = "neutral",
  className,
  ...props
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={cn(look, tones[tone], className)} {...props} />;
}
