import { expect, test } from "vitest";
import { leavingTexts } from "./leaving-text.ts";

test.each([
  [{ applications: 0, jobs: 0, companies: 0 }, [/^Your profile/]],
  [{ applications: 1, jobs: 0, companies: 0 }, [/^Your profile/, /^The employer that/]],
  [{ applications: 7, jobs: 1, companies: 0 }, [/^Your profile/, /your 7 app/, /^The job that/]],
  [{ applications: 0, jobs: 3, companies: 1 }, [/^Your profile/, /^The 3 jobs/, /^Your company/]],
  [{ applications: 0, jobs: 0, companies: 2 }, [/^Your profile/, /^Your 2 companies/]],
])("what leaving means is said for what somebody has: %o", (holds, expected) => {
  const texts = leavingTexts(holds);
  expect(texts).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(texts[index]).toMatch(pattern);
});
