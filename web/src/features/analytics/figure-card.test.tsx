import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";
import { FigureCard } from "./figure-card.tsx";
import { csvOf } from "./figure-table.ts";

const table = {
  columns: ["Status", "Stays", "Median"],
  rows: [
    ["Pending", 1_200, 90],
    ["=Hired", 0, null],
  ],
};

test("figures without a picture stand in an open table, in words that people read", () => {
  render(
    <FigureCard
      title="Stays"
      description="How long."
      table={table}
      textOf={(value, column) =>
        column === 2 ? durationText(value) : value.toLocaleString("en-US")
      }
    />,
  );
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Status", "Stays", "Median"],
    ["Pending", "1,200", "1.5 minutes"],
    ["=Hired", "0", "–"],
  ]);
  expect(screen.getAllByRole("button", { name: "Download Stays as CSV" })).toHaveLength(1);
});

test("the file has plain numbers, an empty cell for none, and no formula", () => {
  expect(csvOf(table)).toBe("\u{FEFF}Status,Stays,Median\r\nPending,1200,90\r\n'=Hired,0,\r\n");
});

test("without figures there is a sentence, and nothing to download", () => {
  render(
    <FigureCard title="Stays" description="How long." empty="Nobody applied." table={table} />,
  );
  expect(screen.getAllByText("Nobody applied.")).toHaveLength(1);
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
