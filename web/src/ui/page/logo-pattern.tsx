import { cn } from "#ui/class-names.ts";

const columns = 5;
const rows = 4;
const present = 12;

/** A roll of marks, of which one answers. Decoration of the hero. */
export function LogoPattern({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${columns * 32} ${rows * 32}`} aria-hidden className={className}>
      {Array.from({ length: columns * rows }, (_, index) => (
        <path
          key={index}
          transform={`translate(${(index % columns) * 32} ${Math.floor(index / columns) * 32})`}
          d="M7 7h5v18H7zM14.5 16.5V7H24a9.5 9.5 0 0 1-9.5 9.5Z"
          className={cn(index === present ? "fill-accent" : "fill-brand-mark")}
        />
      ))}
    </svg>
  );
}
