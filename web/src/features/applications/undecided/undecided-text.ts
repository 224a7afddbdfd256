import { undecidedMaximum } from "@rolecall/contract/dashboard.ts";
import type { Instant } from "@rolecall/contract/values/instant-of.ts";

const day = 24 * 60 * 60 * 1000;

/** '12 undecided', or '1,000+ undecided' where the server stopped counting. */
export const undecidedText = (count: number): string =>
  `${count.toLocaleString("en-US")}${count >= undecidedMaximum ? "+" : ""} undecided`;

/** For how long the oldest undecided application of a job has been waiting. */
export const waitingText = (oldestAt: Instant, now = new Date()): string => {
  const days = Math.floor((now.getTime() - new Date(oldestAt).getTime()) / day);
  if (days < 1) return "since today";
  return `for ${days.toLocaleString("en-US")} day${days === 1 ? "" : "s"}`;
};
