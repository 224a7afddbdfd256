import { describe, expect, test } from "vitest";
import { findUnknownTests } from "./named-tests.ts";

const source = `
const kinds = [["a page", 200], ["a feed", 200]];
describe("jobs", () => {
  test("are sorted by date", () => {});
  describe.each(["the disk", "S3"])("on %s", (store) => {
    test.each(kinds)("%s is kept by nobody", (kind) => {});
    test.skipIf(store === "S3")(\`a file of \${store}\`, () => {});
  });
});
test("%, _ and $ are characters", () => {});
test.describe("in a browser", () => {
  test("opens in a window", async () => test.step("first", work));
});
`;
const files = ["server/src/jobs.test.ts", "e2e/post.e2e.ts", "faults/post.e2e.ts"].map((path) => ({
  path,
  source: () => source,
}));
const problemsOf = (tests: string) => findUnknownTests(`A promise.\n\n- a guard: ${tests}`, files);

describe("a guard that names a test is fine", () => {
  test.each([
    '"are sorted by date"',
    '"jobs > are sorted by date"',
    '"jobs"',
    '"jobs > on S3 > a page is kept by nobody"',
    '"… is kept by nobody", "a feed is kept by nobody"',
    '"on … > a file of …"',
    '"%, _ and $ are characters"',
    '"in a browser > opens\n  in a window"',
  ])("by %s", (titles) => {
    expect(problemsOf(`\`jobs.test.ts\`: ${titles}`)).toEqual([]);
  });
});

describe("a guard that names no test is told so", () => {
  test.each([
    ['`jobs.test.ts`: "are sorted"', '3: jobs.test.ts has no test "are sorted"'],
    [
      '`jobs.test.ts`: "jobs", "a map is kept by nobody"',
      '3: jobs.test.ts has no test "a map is kept by nobody"',
    ],
    [
      '`jobs.test.ts`: "on S3 > are sorted by date"',
      '3: jobs.test.ts has no test "on S3 > are sorted by date"',
    ],
    ["`jobs.test.ts`", "3: jobs.test.ts: name the test that fails without the guard"],
    ["the compiler", "3: name the test that fails without the guard"],
    ['`gone.test.ts`: "jobs"', "3: there is no test file gone.test.ts"],
    ['`post.e2e.ts`: "jobs"', "3: post.e2e.ts is several files; name a folder, too"],
  ])("%s", (cell, problem) => {
    expect(problemsOf(cell)).toEqual([problem]);
  });
});

test("a promise may name whole files, but only those that are there", () => {
  const document = "### 1. A promise\n\nTested in `e2e/post.e2e.ts`,\n`gone.test.ts`.\n";
  expect(findUnknownTests(document, files)).toEqual(["3: there is no test file gone.test.ts"]);
});
