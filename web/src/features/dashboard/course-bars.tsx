/** The picture's own units: it is stretched to the width that it is given. */
const [step, bar, height] = [10, 7, 24];
/** A week without anything is still seen to be there. */
const least = 1;

/**
 * One bar for each week, oldest first, the present one darker. A picture for the eye alone: the figures
 * stand in the table of weeks.
 */
export function CourseBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const barOf = (count: number) => Math.max(least, (count / most) * height);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${counts.length * step - (step - bar)} ${height}`}
      preserveAspectRatio="none"
      className="h-6 w-full max-w-44 fill-current text-line-strong forced-colors:text-[CanvasText]"
    >
      {counts.map((count, week) => (
        <rect
          // The place is what a bar is about.
          key={week}
          x={week * step}
          y={height - barOf(count)}
          width={bar}
          height={barOf(count)}
          className={week === counts.length - 1 ? "text-ink-muted" : undefined}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
