import { expect, test } from "vitest";
import { isFiltered, viewFilter } from "./view-filter.ts";
import { viewSearch } from "./view-search.ts";

const nothing = {
  sort: undefined,
  status: undefined,
  search: undefined,
  tag: undefined,
  starred: undefined,
  ruledOut: undefined,
  dateFrom: undefined,
  dateTo: undefined,
};

test("of an address only what can be filtered by counts", () => {
  const address = { status: "promoted", search: "", starred: "yes", dateFrom: "soon", page: 3 };
  expect(viewSearch(address)).toEqual(nothing);
  expect(isFiltered(viewSearch(address))).toBe(false);
  expect(viewSearch({ status: "hired", tag: "night", ruledOut: true, starred: true })).toEqual({
    ...nothing,
    status: "hired",
    tag: "night",
    ruledOut: true,
    starred: true,
  });
  expect(isFiltered({ tag: "night" })).toBe(true);
});

test("the best match comes first where a view or the table asked for it, which filters nothing", () => {
  expect(viewSearch({ sort: "match" })).toEqual({ ...nothing, sort: "match" });
  expect(viewSearch({ sortBy: "match", sortOrder: "desc" })).toEqual({ ...nothing, sort: "match" });
  expect(viewSearch({ sort: "oldest", sortBy: "candidate" })).toEqual(nothing);
  expect(isFiltered({ sort: "match" })).toBe(false);
});

test("what the table says in its own way of no filter is none here", () => {
  const table = { status: "all", search: "", dateFrom: "", dateTo: "", ruledOut: false };
  expect(viewSearch(table)).toEqual(nothing);
});

test("days are asked for from their first to their last moment, and marks as flags", () => {
  const search = { starred: true, dateFrom: "2026-11-05", dateTo: "2026-11-05" } as const;
  expect(viewFilter(search)).toEqual({
    starred: "true",
    ruledOut: undefined,
    dateFrom: new Date(2026, 10, 5, 0, 0, 0, 0).toISOString(),
    dateTo: new Date(2026, 10, 5, 23, 59, 59, 999).toISOString(),
  });
});
