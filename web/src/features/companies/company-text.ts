import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { dateFormat } from "#lib/text/dates.ts";

/** Stands where a company says nothing about itself. */
export const noCompanyDescription = "No company description available.";

const monthAndYear = dateFormat({ month: "long", year: "numeric" });

export const openPositionsText = (count: number): string =>
  `${count.toLocaleString("en-US")} open position${count === 1 ? "" : "s"}`;

/** 'Founded November 2026', from when the company was added. */
export const foundedText = (createdAt: Instant): string => `Founded ${monthAndYear(createdAt)}`;
