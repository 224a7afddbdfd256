import { expect, test } from "vitest";
import { withCounts } from "./counted-options.ts";

const options = [
  { value: "all", label: "All Types" },
  { value: "remote", label: "Remote" },
  { value: "hybrid", label: "Hybrid" },
];

test("every choice shows its number of jobs, and is faint without any", () => {
  const counted = withCounts(options, [
    { value: "remote", jobs: 1_000, capped: true },
    { value: "hybrid", jobs: 0, capped: false },
  ]);
  expect(counted).toEqual([
    { value: "all", label: "All Types" },
    { value: "remote", label: "Remote", detail: "1,000+", faint: false },
    { value: "hybrid", label: "Hybrid", detail: "0", faint: true },
  ]);
});

test("choices show no number while it is unknown", () => {
  expect(withCounts(options)).toEqual(options);
});
