import { expect, test } from "vitest";
import { columnsFrom, columnsText } from "./table-columns.ts";

test.each([
  ["of an address without them", undefined, null],
  ["of which none is wanted", "", []],
  ["in their own order, each once", "tags,title,tags", ["title", "tags"]],
  ["without those that are unknown", "salary,match", ["match"]],
  ["of an address that somebody typed", ["tags"], null],
])("columns are read: %s", (_name, text, columns) => {
  expect(columnsFrom(text)).toEqual(columns);
});

test("what is read of an address is what was chosen", () => {
  expect(columnsFrom(columnsText(["match", "waiting"]))).toEqual(["match", "waiting"]);
  expect(columnsFrom(columnsText([]))).toEqual([]);
});
