import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";

interface BarRow {
  name: string;
  now: number | null;
  before: number | null;
}

type BarFigureProps = {
  rows: readonly BarRow[];
  /** How a number reads at the end of its bar. */
  textOf: (value: number) => string;
};

/** In pixels; a row of two bars is taller. */
const [barHeight, row, tallRow] = [14, 32, 44];
const nameLength = 22;

const shortened = (name: string) =>
  name.length > nameLength ? `${name.slice(0, nameLength - 1)}…` : name;

/**
 * Two bars for each row: filled for the span, outlined for the one before, if there
 * was anything in it. A picture for the eye alone: the
 * figures stand in the table beside it.
 */
export function BarFigure({ rows, textOf }: BarFigureProps) {
  const label = {
    position: "right",
    formatter: (value: unknown) => (typeof value === "number" ? textOf(value) : ""),
    fill: "var(--color-ink-muted)",
    fontSize: 12,
  } as const;
  const hasBefore = rows.some(({ before }) => before !== null && before > 0);
  return (
    <div
      aria-hidden
      style={{ height: rows.length * (hasBefore ? tallRow : row) }}
      className="print:hidden"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          layout="vertical"
          data={rows.map((one) => ({ ...one, name: shortened(one.name) }))}
          margin={{ top: 0, right: 76, bottom: 0, left: 0 }}
          barGap={2}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide domain={[0, "dataMax"]} />
          <YAxis
            type="category"
            dataKey="name"
            width={140}
            axisLine={false}
            tickLine={false}
            interval={0}
            tick={{ fill: "var(--color-ink)", fontSize: 12 }}
          />
          <Bar
            dataKey="now"
            barSize={barHeight}
            isAnimationActive={false}
            fill="var(--color-accent)"
          >
            <LabelList dataKey="now" {...label} />
          </Bar>
          {hasBefore && (
            <Bar
              dataKey="before"
              barSize={barHeight}
              isAnimationActive={false}
              fill="var(--color-sunken)"
              stroke="var(--color-line-strong)"
            >
              <LabelList dataKey="before" {...label} />
            </Bar>
          )}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
