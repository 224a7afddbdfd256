import type { Instant } from "@rolecall/contract/values/instant-of.ts";
import { dayOf, relativeDateText } from "./dates.ts";

/** When somebody did something: 'today' on the same day of the reader's calendar, else '1 day ago' and so on. */
export const daysAgoText = (instant: Instant, now = new Date()): string =>
  dayOf(new Date(instant)) === dayOf(now) ? "today" : relativeDateText(instant, now);
