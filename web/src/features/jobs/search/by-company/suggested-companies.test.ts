import { expect, test } from "vitest";
import { suggestedCompanies } from "./suggested-companies.ts";

const company = (id: string, name: string, location: string | null = null) => ({
  id,
  name,
  location,
  industry: null,
  activeJobCount: 2,
});

const textsOf = (names: ReturnType<typeof company>[], typed: string) =>
  suggestedCompanies(names, typed).map(({ text }) => text);

test("companies are suggested by their names, without regard to case and accents", () => {
  const found = [
    company("1", "Caf\u00e9 Lumi\u00e8re"),
    company("2", "Bakers of the best cafe food"),
  ];
  expect(textsOf(found, "cafe lum")).toEqual(["Caf\u00e9 Lumi\u00e8re"]);
  expect(textsOf([company("1", "Mill")], "harbor")).toEqual([]);
});

test("of several with one name each says where it is", () => {
  const found = [company("1", "Acme", "Austin, TX"), company("2", "Acme", "Reno, NV")];
  expect(textsOf(found, "ac")).toEqual(["Acme (Austin, TX)", "Acme (Reno, NV)"]);
});
