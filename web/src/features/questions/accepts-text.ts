import type { Accepts } from "@rolecall/contract/hiring/answers.ts";

const someOf = new Intl.ListFormat("en-US", { type: "disjunction" });
const written = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 20 });

/** What the employer looks for in words: 'at least 3'. */
export const acceptsText = (accepts: Accepts): string => {
  if (typeof accepts === "boolean") return accepts ? "Yes" : "No";
  if (Array.isArray(accepts)) return someOf.format(accepts);
  const { min, max } = accepts;
  if (min !== undefined && max !== undefined)
    return min === max ? written(min) : `${written(min)} to ${written(max)}`;
  if (min !== undefined) return `at least ${written(min)}`;
  return max === undefined ? "any number" : `at most ${written(max)}`;
};
