import type { ListedCompany } from "@rolecall/contract/companies/companies.schemas.ts";
import { expect, test } from "vitest";
import { companiesMatching, industriesOf } from "./company-filter.ts";

const company = (name: string, description: string | null, industry: string | null) =>
  ({ id: name, name, description, industry }) as ListedCompany;

const companies = [
  company("Northlight", "Optics for surgeons", "Healthcare"),
  company("Ferrous", null, "Steel and mining"),
  company("Paperjam", "Invoices without paper", null),
  company("Ｃａｆé Noir", null, null),
  company("Søren & O’Neill–Müller", "Jean-Luc's own", null),
];

test.each([
  ["", "all", ["Northlight", "Ferrous", "Paperjam", "Ｃａｆé Noir", "Søren & O’Neill–Müller"]],
  ["north", "all", ["Northlight"]],
  ["PAPER", "all", ["Paperjam"]],
  ["optics", "all", ["Northlight"]],
  ["ｐａｐｅｒ", "all", ["Paperjam"]],
  ["cafe\u0301", "all", ["Ｃａｆé Noir"]],
  ["noir, cafe", "all", ["Ｃａｆé Noir"]],
  ["muller soren", "all", ["Søren & O’Neill–Müller"]],
  ["O'NEILL-MÜLLER", "all", ["Søren & O’Neill–Müller"]],
  ["jean luc", "all", ["Søren & O’Neill–Müller"]],
  ["jeans", "all", []],
  ["", "steel", ["Ferrous"]],
  ["optics", "steel", []],
])("%j in %j", (search, industry, names) => {
  expect(companiesMatching(companies, { search, industry }).map(({ name }) => name)).toEqual(names);
});

test("industries are offered once each, in order", () => {
  expect(industriesOf([...companies, ...companies])).toEqual(["Healthcare", "Steel and mining"]);
});
