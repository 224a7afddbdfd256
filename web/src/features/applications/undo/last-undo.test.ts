import { expect, test } from "vitest";
import { rememberUndo, takeUndo } from "./last-undo.ts";

test("the last call can be undone once, within half a minute", () => {
  expect(takeUndo(0)).toBeUndefined();
  rememberUndo("first", 0);
  rememberUndo("second", 1_000);
  expect(takeUndo(30_999)).toBe("second");
  expect(takeUndo(30_999)).toBeUndefined();
  rememberUndo("third", 0);
  expect(takeUndo(30_000)).toBeUndefined();
});
