import { expect, test } from "vitest";
import { clearStorageOf } from "#lib/user-storage.ts";
import { densityOf, keepDensity } from "./kept-density.ts";

test("the height of rows is what its user chose in this browser, until they sign out", () => {
  expect(densityOf("ada")).toBe("compact");
  keepDensity("ada", "comfortable");
  expect(densityOf("ada")).toBe("comfortable");
  expect(densityOf("ben")).toBe("compact");
  keepDensity("ben", "comfortable");
  keepDensity("ben", "compact");
  expect(densityOf("ben")).toBe("compact");
  clearStorageOf("ada");
  expect(densityOf("ada")).toBe("compact");
});
