import { contrast, leastContrast } from "@rolecall/contract/colour.ts";
import { expect, test } from "vitest";
import { accentColours } from "./accent-colours.ts";

const white = "#ffffff";
/** The papers of the two themes that are hardest to read on, as the client's tokens have them. */
const hardest = { light: "#e7e7df", dark: "#2b3234" };

test.each(["#005c67", "#000000", "#757575", "#7a1f1f", "#0000ff", "#c40000", "#8a6100", "#5b00b3"])(
  "what answers can be read in both themes where a site chose %s",
  (colour) => {
    const colours = accentColours(colour);
    expect(colours.accent[0]).toBe(colour);
    for (const theme of [0, 1] as const) {
      const paper = theme === 0 ? hardest.light : hardest.dark;
      for (const fill of [colours.accent[theme], colours["accent-hover"][theme]])
        expect(contrast(fill, colours["on-accent"][theme])).toBeGreaterThanOrEqual(leastContrast);
      for (const behind of [paper, colours["accent-soft"][theme]])
        expect(contrast(colours["accent-ink"][theme], behind)).toBeGreaterThanOrEqual(
          leastContrast,
        );
      // A ring around what has the focus, and the fill of a button, need half of it.
      expect(contrast(colours.focus[theme], paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.accent[theme], paper)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colours.brand[0], white)).toBeGreaterThanOrEqual(7);
  },
);
