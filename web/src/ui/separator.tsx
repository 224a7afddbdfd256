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
        "flex items-center gap-3 text-xs text-ink-subtle before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line",
        className,
      )}
    >
      {label}
    </div>
  );
}
