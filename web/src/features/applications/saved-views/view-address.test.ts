import { expect, test } from "vitest";
import { queryOfSearch, searchOfView } from "./view-address.ts";

test.each([
  [{}, ""],
  [{ status: "pending", ruledOut: true }, "status=pending&ruledOut=true"],
  [{ search: "Ada & Bo", tag: undefined }, "search=Ada+%26+Bo"],
])("the filters %j stand in an address as %j, and come back", (search, query) => {
  expect(queryOfSearch(search)).toBe(query);
  expect(searchOfView({ query, columns: null })).toEqual(JSON.parse(JSON.stringify(search)));
});

test("a view that was kept with columns has them in its address", () => {
  const view = { query: "status=pending", columns: ["match", "tags"] };
  expect(searchOfView(view)).toEqual({ status: "pending", columns: "match,tags" });
});
