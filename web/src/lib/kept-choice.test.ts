import { expect, test } from "vitest";
import { keepChoice, keptChoice } from "./kept-choice.ts";
import { clearStorageOf } from "./user-storage.ts";

test("the height of rows is what its user chose in this browser, until they sign out", () => {
  expect(keptChoice("ada", "density")).toBeNull();
  keepChoice("ada", "density", "comfortable");
  expect(keptChoice("ada", "density")).toBe("comfortable");
  expect(keptChoice("ada", "columns")).toBeNull();
  expect(keptChoice("ben", "density")).toBeNull();
  keepChoice("ben", "density", "comfortable");
  keepChoice("ben", "density", null);
  expect(keptChoice("ben", "density")).toBeNull();
  clearStorageOf("ada");
  expect(keptChoice("ada", "density")).toBeNull();
});
