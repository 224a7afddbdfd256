import { expect, test } from "vitest";
import { dragged, middle, squareOf, wholeZoom } from "./crop.ts";

const wide = { width: 400, height: 200 };

test.each([
  ["the middle", middle, { left: 100, top: 0, side: 200 }],
  ["the left end", { ...middle, across: 0 }, { left: 0, top: 0, side: 200 }],
  ["the right end", { ...middle, across: 1 }, { left: 200, top: 0, side: 200 }],
  ["the middle of a part", { ...middle, zoom: 2 }, { left: 150, top: 50, side: 100 }],
  ["the lower part", { zoom: 2, across: 0, down: 1 }, { left: 0, top: 100, side: 100 }],
  ["the whole", { ...middle, zoom: wholeZoom(wide) }, { left: 0, top: -100, side: 400 }],
])("a crop keeps a square of the picture: %s", (_what, crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

test.each([
  ["to the right shows more of the left", { across: 0.25, down: 0 }, { left: 50, top: 0 }],
  ["further than there is ends at the edge", { across: 3, down: 0 }, { left: 0, top: 0 }],
  ["up moves nothing where the height is all kept", { across: 0, down: -0.5 }, { left: 100 }],
])("dragging the picture %s", (_what, by, square) => {
  expect(squareOf(wide, dragged(wide, middle, by))).toMatchObject(square);
});

test("a picture that lies within the square follows the pointer", () => {
  const whole = { ...middle, zoom: wholeZoom(wide) };
  expect(squareOf(wide, dragged(wide, whole, { across: 0, down: 0.1 })).top).toBeCloseTo(-140);
});
