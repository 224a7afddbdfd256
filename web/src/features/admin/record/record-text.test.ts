import { expect, it } from "vitest";
import { actionText, detailsText } from "./record-text.ts";

it("names a kind of entry in words", () => {
  expect(actionText("job-taken-down")).toBe("Job taken down");
});

it.each([
  ["role-changed", { role: { from: "admin", to: "recruiter" } }, []],
  ["job-taken-down", { title: "Keeper", reason: "A scam." }, ["Reason: A scam."]],
  ["company-edited", { logoUrl: null, name: "Acme" }, ["Logo: nothing", "Name: Acme"]],
  ["job-edited", { skills: ["Rope", "Lamps"] }, ["Skills: Rope, Lamps"]],
  ["settings-changed", { name: { from: "A", to: "B" } }, ["Name: A → B"]],
  ["sessions-ended", {}, []],
])("of %s with %j tells beside its sentence what that leaves out", (action, changes, text) => {
  expect(detailsText(action, changes)).toEqual(text);
});
