import { cn } from "./class-names.ts";

type SeparatorProps = {
  /** A word in the middle of the line, such as 'or'. */
  label?: string;
  className?: string;
};

export function Separator({ label, className }: SeparatorProps) {
  if (label === undefined) return <hr className={cn("border-line", className)} />;
  return (
    <div
      className={cn(
        "flex items-center gap-3 text-xs text-ink-subtle before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line",
        className,
      )}
    >
      {label}
    </div>
  );
}
