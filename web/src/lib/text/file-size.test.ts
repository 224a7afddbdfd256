import { expect, test } from "vitest";
import { fileSizeText } from "./file-size.ts";

test.each([
  [0, "1 KB"],
  [600, "1 KB"],
  [430_000, "420 KB"],
  [1_048_576, "1 MB"],
  [1_258_291, "1.2 MB"],
  [10_485_760, "10 MB"],
  [5 * 1024 ** 3, "5 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
