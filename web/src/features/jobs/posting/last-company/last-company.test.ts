import { expect, test } from "vitest";
import { clearStorageOf } from "#lib/user-storage.ts";
import { lastCompanyOf, rememberCompany } from "./last-company.ts";

test("the company that somebody posted for last is theirs alone, until they sign out", () => {
  expect(lastCompanyOf("ada")).toBeNull();
  rememberCompany("ada", "foundry");
  rememberCompany("ada", "brewery");
  expect(lastCompanyOf("ada")).toBe("brewery");
  expect(lastCompanyOf("ben")).toBeNull();
  clearStorageOf("ada");
  expect(lastCompanyOf("ada")).toBeNull();
});
