import { expect, test } from "vitest";
import { historyText } from "./history-text.ts";

test.each([
  ["member-invited", { email: "a@b.example", role: "admin" }, "invited a@b.example as Admin"],
  ["role-changed", { role: { from: "admin", to: "reviewer" } }, "changed a role to Reviewer"],
  ["company-edited", { name: "X", website: null }, "edited the company: name, website"],
  ["company-verified", { verifiedDomain: "acme.example" }, "verified the company by acme.example"],
  ["company-verified", { verifiedDomain: null }, "verified the company"],
  ["job-posted", { title: "Keeper" }, "posted the job Keeper"],
] as const)("%s of %j reads '%s'", (action, changes, text) => {
  expect(historyText({ action, changes })).toBe(text);
});
