import type { Criterion, ListedScorecard } from "@rolecall/contract/hiring/scorecards.schemas.ts";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ScorecardTable } from "./scorecard-table.tsx";

const criteria: Criterion[] = [
  { id: "1", name: "Hears well", words: ["Not at all", "Hardly", "Well", "Very well"] },
  { id: "2", name: "Arrives", words: ["Strong no", "No", "Yes", "Strong yes"] },
];

const card = (firstName: string, more: Partial<ListedScorecard>): ListedScorecard => ({
  author: { id: firstName, firstName, lastName: "Osei" },
  submittedAt: "2026-11-20T09:00:00.000Z",
  scores: [],
  recommendation: 3,
  comment: null,
  ...more,
});

test("scorecards stand side by side, a criterion in each row, in its own words", () => {
  render(
    <ScorecardTable
      name="Mara Bell"
      criteria={criteria}
      scorecards={[
        card("Rita", { scores: [{ criterionId: "1", level: 4, comment: "Half a hertz." }] }),
        card("Omar", { recommendation: 1, comment: "Came late." }),
      ]}
    />,
  );
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Criterion", "Rita OseiNovember 20, 2026", "Omar OseiNovember 20, 2026"],
    ["Hears well", "Very wellHalf a hertz.", "–"],
    ["Arrives", "–", "–"],
    ["Recommendation", "Yes", "Strong noCame late."],
  ]);
});

test("the author of a scorecard who is gone is a former colleague", () => {
  const author = { id: null, firstName: null, lastName: null };
  render(<ScorecardTable name="Mara Bell" criteria={[]} scorecards={[card("Rita", { author })]} />);
  expect(screen.getAllByText("Former colleague")).toHaveLength(1);
});
