import { type Instant, instantOf } from "@rolecall/contract/values/instant-of.ts";

/** The time at which the row of an id was made: ids are UUIDs of version 7, which begin with its milliseconds. */
export const momentOfId = (id: string): Instant | undefined => {
  const [, high = "", low = ""] = /^([\da-f]{8})-([\da-f]{4})-7/i.exec(id) ?? [];
  return high === "" ? undefined : instantOf(new Date(Number.parseInt(high + low, 16)));
};
