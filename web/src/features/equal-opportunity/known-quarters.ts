import { daysAfterQuarter } from "@rolecall/contract/equal-opportunity/equal-opportunity.ts";
import {
  type Quarter,
  quarterBefore,
  quarterOf,
  spanOfQuarter,
} from "@rolecall/contract/equal-opportunity/quarter.ts";

const day = 24 * 60 * 60 * 1000;
const offered = 8;

/** The latest quarters that are told, newest first. */
export const knownQuarters = (now = new Date()): Quarter[] => {
  const last = quarterBefore(quarterOf(now));
  const isTold = spanOfQuarter(last).to.getTime() + daysAfterQuarter * day <= now.getTime();
  const known = [isTold ? last : quarterBefore(last)];
  while (known.length < offered) known.push(quarterBefore(known.at(-1) ?? last));
  return known;
};

/** 'July to September 2026' */
export const quarterText = (quarter: Quarter): string => {
  const { from, to } = spanOfQuarter(quarter);
  const month = (moment: Date, year?: "numeric") =>
    moment.toLocaleDateString("en-US", { month: "long", year, timeZone: "UTC" });
  return `${month(from)} to ${month(new Date(to.getTime() - 1), "numeric")}`;
};
