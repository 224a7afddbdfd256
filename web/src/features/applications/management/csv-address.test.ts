import { expect, test } from "vitest";
import { noFilters } from "./application-search.ts";
import { csvAddress } from "./csv-address.ts";

test("the file is asked for with the filters of the table, whole, and with the chosen columns", () => {
  const filters = { ...noFilters, search: "Müller & co", page: 7 };
  const address = new URL(csvAddress(filters, ["email", "name"]), "https://rolecall.example");
  expect(address.pathname).toBe("/api/applications/export");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    status: "all",
    jobId: "all",
    search: "Müller & co",
    sortBy: "appliedAt",
    sortOrder: "desc",
    scope: "all",
    columns: "email,name",
  });
});
