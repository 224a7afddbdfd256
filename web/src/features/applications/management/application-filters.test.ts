import { expect, test } from "vitest";
import { dateChosen, dayChosen, filterQueryOf, sortedBy } from "./application-filters.ts";
import { applicationSearch, noFilters } from "./application-search.ts";

test("an address without filters asks for the newest first", () => {
  expect(noFilters).toMatchObject({
    status: "all",
    jobId: "all",
    sortBy: "appliedAt",
    sortOrder: "desc",
    page: 1,
  });
});

test.each([
  [{ page: "x", sortBy: "nonsense", sortOrder: "desc" }, {}],
  [{ status: "promoted", jobId: "17", dateFrom: "soon", dateTo: "2026-02-30" }, {}],
  [
    { status: "hired", dateTo: "2026-11-05", page: "3" },
    { status: "hired", dateTo: "2026-11-05", page: 3 },
  ],
  [{ ruledOut: true }, { ruledOut: true }],
  [{ ruledOut: "yes" }, {}],
])("of the address %j only what can be chosen counts", (address, search) => {
  expect(applicationSearch(address)).toEqual(search);
});

test("chosen days reach from their first to their last moment", () => {
  const query = filterQueryOf({ ...noFilters, dateFrom: "2026-11-05", dateTo: "2026-11-05" });
  expect(query.dateFrom).toBe(new Date(2026, 10, 5, 0, 0, 0, 0).toISOString());
  expect(query.dateTo).toBe(new Date(2026, 10, 5, 23, 59, 59, 999).toISOString());
});

test("a day survives the way through the address", () => {
  expect(dayChosen(dateChosen("2026-03-09"))).toBe("2026-03-09");
  expect([dateChosen(""), dayChosen(undefined)]).toEqual([undefined, ""]);
});

test.each([
  ["appliedAt", "desc", "appliedAt", "asc"],
  ["appliedAt", "asc", "appliedAt", "desc"],
  ["appliedAt", "asc", "candidate", "desc"],
  ["candidate", "desc", "status", "desc"],
] as const)("sorted by %s %s, a click on %s sorts %s", (sortBy, sortOrder, column, order) => {
  expect(sortedBy({ ...noFilters, sortBy, sortOrder }, column)).toEqual({
    sortBy: column,
    sortOrder: order,
  });
});
