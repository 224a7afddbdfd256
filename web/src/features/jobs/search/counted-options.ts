import type { SelectOption } from "#ui/form/select-option.ts";

type Counts = readonly { value: string; jobs: number; capped: boolean }[];

/** The options with how many jobs each would give; those that give none are faint. */
export const withCounts = (options: SelectOption[], counts: Counts = []): SelectOption[] =>
  options.map((option) => {
    const count = counts.find(({ value }) => value === option.value);
    if (!count) return option;
    const detail = `${count.jobs.toLocaleString("en-US")}${count.capped ? "+" : ""}`;
    return { ...option, detail, faint: count.jobs === 0 };
  });
