const height = 40;
const width = 10;

/** Twelve weeks as bars, the present one at the right; the table beside it has their numbers. */
export function WeekBars({ counts }: { counts: number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * width} ${height}`}
      preserveAspectRatio="none"
      className="mt-3 h-10 w-full"
    >
      {counts.map((count, week) => {
        const tall = count === 0 ? 1 : Math.max(2, (count / most) * height);
        const x = week * width + 1;
        return (
          <rect
            key={x}
            x={x}
            y={height - tall}
            width={width - 2}
            height={tall}
            className={week === counts.length - 1 ? "fill-ink-muted" : "fill-line-strong"}
          />
        );
      })}
    </svg>
  );
}
