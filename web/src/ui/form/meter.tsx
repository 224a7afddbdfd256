import { cn } from "#ui/class-names.ts";

const fills = {
  low: "bg-meter-low",
  middle: "bg-meter-middle",
  high: "bg-meter-high",
  accent: "bg-accent",
};

type MeterProps = {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in words, when the number says little. */
  valueText?: string;
  tone?: keyof typeof fills;
  className?: string;
};

/** How much of something there is, as a bar. */
export function Meter({ label, value, valueText, tone = "accent", className }: MeterProps) {
  return (
    <div className={className}>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={valueText}
        max={100}
        value={value}
      />
      <div
        aria-hidden
        className="h-1.5 overflow-hidden rounded-full bg-pressed [print-color-adjust:exact] forced-colors:outline"
      >
        <div
          className={cn(
            "h-full rounded-full transition-[width,background-color] forced-colors:bg-[Highlight]",
            fills[tone],
          )}
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  );
}
