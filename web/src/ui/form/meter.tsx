import { cn } from "#ui/class-names.ts";

const fills = {
  low: "fill-meter-low",
  middle: "fill-meter-middle",
  high: "fill-meter-high",
  accent: "fill-accent",
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

/** A quantity as a bar. */
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
      {/* Drawn, since the pages' policy takes no widths as styles within markup. */}
      <svg
        aria-hidden
        className="block h-1.5 w-full overflow-hidden rounded-full bg-pressed [print-color-adjust:exact] forced-colors:outline"
      >
        <rect
          width={`${value}%`}
          height="100%"
          rx="3"
          className={cn("transition-[width,fill] forced-colors:fill-[Highlight]", fills[tone])}
        />
      </svg>
    </div>
  );
}
