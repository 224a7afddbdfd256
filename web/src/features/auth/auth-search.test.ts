import { expect, test } from "vitest";
import { authSearch } from "./auth-search.ts";

test.each([
  [{}, {}],
  [{ next: "/jobs/7" }, { next: "/jobs/7" }],
  [{ next: "https://evil.example" }, { next: "/" }],
  [{ failure: "social-cancelled" }, { failure: "social-cancelled" }],
  [{ failure: "made-up" }, {}],
  [{ failure: "toString" }, {}],
])("the address says %o: that is %o", (search, understood) => {
  expect(authSearch(search)).toEqual(understood);
});
