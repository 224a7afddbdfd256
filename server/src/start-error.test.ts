import { expect, test } from "vitest";
import { reasonToEnd, StartError } from "./start-error.ts";

test("an error that an operator can fix is one sentence", () => {
  expect(reasonToEnd(new StartError("PORT must be a number."))).toBe("PORT must be a number.");
});

test("a statement that failed is told by its reason and its place, without people's data", () => {
  const cause = new Error("canceling statement due to statement timeout");
  const error = new Error("Failed query: insert into users, params: ada@example.com", { cause });
  const reason = reasonToEnd(error);
  expect(reason).toContain("canceling statement due to statement timeout");
  expect(reason).toContain("start-error.test.ts");
  expect(reason).not.toContain("ada@example.com");
});
