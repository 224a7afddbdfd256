import { expect, test } from "vitest";
import { shorterSearch } from "./shorter-search.ts";

test.each([
  [{ query: "nurse" }, null],
  [{ query: "n".repeat(300) }, null],
  [{ query: "😀".repeat(300) }, null],
  [{ query: "n".repeat(301) }, { query: "n".repeat(300) }],
  [{ query: "nurse ".repeat(60) }, { query: "nurse ".repeat(50).trim() }],
  [
    { query: "nurse", location: "😀".repeat(400), type: "remote" as const },
    { query: "nurse", location: "😀".repeat(300), type: "remote" },
  ],
])("a search keeps as many whole words as it may have: %#", (filters, shorter) => {
  expect(shorterSearch(filters)).toEqual(shorter && { location: undefined, ...shorter });
});
