import type { ListedCompany } from "@rolecall/contract/companies.ts";
import { expect, test } from "vitest";
import { companiesMatching, industriesOf } from "./company-filter.ts";

const company = (name: string, description: string | null, industry: string | null) =>
  ({ id: name, name, description, industry }) as ListedCompany;

const companies = [
  company("Northlight", "Optics for surgeons", "Healthcare"),
  company("Ferrous", null, "Steel and mining"),
  company("Paperjam", "Invoices without paper", null),
];

test.each([
  ["", "all", ["Northlight", "Ferrous", "Paperjam"]],
  ["north", "all", ["Northlight"]],
  ["PAPER", "all", ["Paperjam"]],
  ["optics", "all", ["Northlight"]],
  ["", "steel", ["Ferrous"]],
  ["optics", "steel", []],
])("%j in %j", (search, industry, names) => {
  expect(companiesMatching(companies, { search, industry }).map(({ name }) => name)).toEqual(names);
});

test("industries are offered once each, in order", () => {
  expect(industriesOf([...companies, ...companies])).toEqual(["Healthcare", "Steel and mining"]);
});
