import { expect, test } from "vitest";
import { ownFigures } from "./own-figures.ts";

const facets = {
  type: [
    { value: "full-time" as const, jobs: 900, capped: false },
    { value: "remote" as const, jobs: 1000, capped: true },
  ],
  category: [
    { value: "design" as const, jobs: 3, capped: false },
    { value: "sales" as const, jobs: 0, capped: false },
  ],
};

test.each([
  [
    { jobs: 12_450, companies: 1, facets },
    ["12,450 active listings", "1 company", "1,000+ remote jobs", "1 field of work"],
  ],
  [
    { jobs: undefined, companies: undefined, facets: undefined },
    ["– active listings", "– companies", "– remote jobs", "– fields of work"],
  ],
])("the board's own figures are what it counts, case %#", (counted, lines) => {
  expect(ownFigures(counted).map(([figure, caption]) => `${figure ?? "–"} ${caption}`)).toEqual(
    lines,
  );
});
