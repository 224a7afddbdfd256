import { expect, test } from "vitest";
import { linesOf } from "./text-parts.ts";

test("benefits are told one a line, without empty ones", () => {
  expect(linesOf(" Clay \r\n\n  \nFour days a week\n")).toEqual(["Clay", "Four days a week"]);
});
