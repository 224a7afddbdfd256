import { expect, test } from "vitest";
import { middle, squareOf } from "./crop.ts";

const wide = { width: 400, height: 200 };

test.each([
  ["the middle", middle, { left: 100, top: 0, side: 200 }],
  ["the left end", { ...middle, across: 0 }, { left: 0, top: 0, side: 200 }],
  ["the right end", { ...middle, across: 1 }, { left: 200, top: 0, side: 200 }],
  ["the middle of a part", { ...middle, zoom: 2 }, { left: 150, top: 50, side: 100 }],
  ["the lower part", { zoom: 2, across: 0, down: 1 }, { left: 0, top: 100, side: 100 }],
])("a crop keeps a square within the picture: %s", (_what, crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});
