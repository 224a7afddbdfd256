import type { CalendarDay } from "@rolecall/contract/values/calendar-day.ts";
import { expect, test } from "vitest";
import { analyticsSearch, spanOf } from "./analytics-search.ts";

test.each([
  [{}, {}],
  [{ days: "30" }, { days: "30" }],
  [{ days: "90" }, {}],
  [{ days: "7" }, {}],
  [
    { from: "2026-03-01", to: "2026-03-31", days: "30" },
    { from: "2026-03-01", to: "2026-03-31" },
  ],
  [{ from: "2026-03-31", to: "2026-03-01" }, {}],
  [{ from: "2026-02-30", to: "2026-03-01" }, {}],
  [{ jobId: "none", companyId: 7 }, {}],
])("the address %o means %o", (search, meant) => {
  expect(analyticsSearch(search)).toEqual(meant);
});

test("a span of days has its last day whole, and one of so many days has today", () => {
  const [from, to] = ["2026-03-01", "2026-03-31"] as CalendarDay[];
  expect(spanOf({ from, to })).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 3, 1).toISOString(),
  });
  expect(spanOf({ days: "30" }, new Date(2026, 2, 30, 17))).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
  });
});
