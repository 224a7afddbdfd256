import { cn } from "#ui/class-names.ts";

/** The lengths of the names on the roll; the third answers. */
const names = [118, 84, 140, 102, 66, 126];
const present = 2;
const rowHeight = 40;

/** The mark, in a square of 32. */
const hand = "M7 7h5v18H7zM14.5 16.5V7H24a9.5 9.5 0 0 1-9.5 9.5Z";
const tile = "M6 6h20v10a10 10 0 0 1-10 10H6z";

/** A roll of names, of which one answers. Decoration of a dark band. */
export function LogoPattern({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 200 ${names.length * rowHeight}`} aria-hidden className={className}>
      {names.map((length, index) => (
        <path
          key={length}
          transform={`translate(0 ${index * rowHeight + 4})`}
          d={`${index === present ? hand : tile}M42 9h${length}v5h-${length}zM42 20h${length / 2}v3h-${length / 2}z`}
          className={cn(index === present ? "fill-accent" : "fill-brand-mark")}
        />
      ))}
    </svg>
  );
}
