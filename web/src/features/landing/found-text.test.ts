import { expect, test } from "vitest";
import { foundText } from "./found-text.ts";

const nurse = { query: "nurse", location: "" };

test.each([
  [nurse, 37, false, 'See 37 open jobs for "nurse"'],
  [nurse, 1, false, 'See 1 open job for "nurse"'],
  [nurse, 1000, true, 'See 1,000+ open jobs for "nurse"'],
  [{ query: "nurse", location: "Porto" }, 2, false, 'See 2 open jobs for "nurse" in Porto'],
  [{ query: "", location: "Porto" }, 2, false, "See 2 open jobs in Porto"],
  [nurse, 0, false, 'No open jobs for "nurse" yet: see all'],
])("%j with %i jobs", (sought, jobs, capped, text) => {
  expect(foundText(sought, jobs, capped)).toBe(text);
});
