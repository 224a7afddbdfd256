import { expect, it } from "vitest";
import { actionText, changesText } from "./record-text.ts";

it("names an action in words", () => {
  expect(actionText("job-taken-down")).toBe("Job taken down");
});

it.each([
  [{ role: { from: "admin", to: "recruiter" } }, ["role: admin → recruiter"]],
  [{ reason: "A scam.", logoUrl: null }, ["reason: A scam.", "logoUrl: nothing"]],
  [{ version: 2 }, ["version: 2"]],
  [{}, []],
])("names the new values of %j", (changes, text) => {
  expect(changesText(changes)).toEqual(text);
});
