import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { dateFormat } from "#lib/text/dates.ts";

/** Shown for a company without a description. */
export const noCompanyDescription = "No company description available.";

const monthAndYear = dateFormat({ month: "long", year: "numeric" });

export const openPositionsText = (count: number): string =>
  `${count.toLocaleString("en-US")} open position${count === 1 ? "" : "s"}`;

/** 'Founded November 2026', from when the company was added. */
export const foundedText = (createdAt: Instant): string => `Founded ${monthAndYear(createdAt)}`;

/** Of the first two words that begin with a letter or digit; of a single word its first two letters. */
export const companyInitials = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu) ?? [name];
  const [first = "", second] = words;
  const letters = second
    ? [...first].slice(0, 1).concat([...second].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join("").toUpperCase();
};
