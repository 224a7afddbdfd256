import { expect, test } from "vitest";
import { queryOfSearch, searchOfQuery } from "./view-address.ts";

test.each([
  [{}, ""],
  [{ status: "pending", ruledOut: true }, "status=pending&ruledOut=true"],
  [{ search: "Ada & Bo", tag: undefined }, "search=Ada+%26+Bo"],
])("the filters %j stand in an address as %j, and come back", (search, query) => {
  expect(queryOfSearch(search)).toBe(query);
  expect(searchOfQuery(query)).toEqual(JSON.parse(JSON.stringify(search)));
});
