import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { shortDateText } from "#lib/text/dates.ts";

/** 'Mar 01, 2026 to Mar 31, 2026': the last day is the one in which the last moment of the span lies. */
export const spanText = ({ from, to }: { from: Instant; to: Instant }): string => {
  const last = new Date(new Date(to).getTime() - 1).toISOString() as Instant;
  return `${shortDateText(from)} to ${shortDateText(last)}`;
};
