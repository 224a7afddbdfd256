import { availableParallelism, cpus, totalmem } from "node:os";
import type { Figure } from "./benchmark.ts";

const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const threeDecimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
const inWords = (value: number) => {
  if (value < 1) return threeDecimals.format(value);
  return (value < 100 ? oneDecimal : whole).format(value);
};

/** Describes the machine and PostgreSQL in one sentence. */
export const describeMachine = (postgresVersion: string): string => {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  const memory = Math.round(
    Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 30,
  );
  return `${availableParallelism()} cores (${model}), ${memory} GB of memory, ${process.platform}, Node ${process.versions.node}, PostgreSQL ${postgresVersion}`;
};

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The figures as a Markdown table. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    row(["what", "measured", "beside", "ratio", "bar", "met"]),
    row(["---", "---:", "---", "---:", "---", "---"]),
    ...figures.map(({ what, measured, baseline, beside, unit, ratio, bar, met }) =>
      row([
        what,
        `${inWords(measured)} ${unit}`,
        `${inWords(baseline)} ${unit}: ${beside}`,
        ratio.toFixed(2),
        bar,
        met ? "yes" : "no",
      ]),
    ),
  ].join("\n");
