import { expect, test } from "vitest";
import { type JobTextBlock, jobTextBlocks } from "./job-text-blocks.ts";

const paragraph = (text: string): JobTextBlock => ({ kind: "paragraph", text });
const subhead = (text: string): JobTextBlock => ({ kind: "subhead", text });
const list = (...items: string[]): JobTextBlock => ({ kind: "list", items });
const long =
  "You will look after the bells of four towers, climb each of them once a week, and write down what you hear.";

test.each<[string, string, JobTextBlock[]]>([
  ["nothing", " \n\n ", []],
  [
    "lines",
    "We cast bells.\nYou tune them.",
    [paragraph("We cast bells."), paragraph("You tune them.")],
  ],
  [
    "short lines",
    "We cast bells\nYou tune them",
    [paragraph("We cast bells"), paragraph("You tune them")],
  ],
  ["bullets", "• Casting\n•Tuning", [list("Casting", "Tuning")]],
  ["hyphens", "- Casting\r\n- Tuning", [list("Casting", "Tuning")]],
  ["stars, indented", "  * Casting\n\n  * Tuning", [list("Casting", "Tuning")]],
  [
    "a list between paragraphs",
    "First.\n- One\nLast.",
    [paragraph("First."), list("One"), paragraph("Last.")],
  ],
  ["a short line above a list", "You bring\n- An ear", [subhead("You bring"), list("An ear")]],
  ["a colon above a list", "You bring:\n- An ear", [subhead("You bring:"), list("An ear")]],
  [
    "a sentence above a list",
    "You bring this.\n- An ear",
    [paragraph("You bring this."), list("An ear")],
  ],
  ["a long line above a list", `${long}\n- An ear`, [paragraph(long), list("An ear")]],
  ["a short line above a long one", `The work\n\n${long}`, [subhead("The work"), paragraph(long)]],
  [
    "two short lines above a list",
    "Lisbon\nYou bring\n- An ear",
    [paragraph("Lisbon"), subhead("You bring"), list("An ear")],
  ],
  ["a short line at the end", `${long}\nApply today`, [paragraph(long), paragraph("Apply today")]],
  [
    "no items",
    "-10 degrees\n*Note*\n---\n•",
    [paragraph("-10 degrees"), paragraph("*Note*"), paragraph("---"), paragraph("•")],
  ],
  ["markup", "<b>Now</b> & here", [paragraph("<b>Now</b> & here")]],
  [
    "other line ends",
    "One.\u2028Two.\u2029Three.",
    [paragraph("One."), paragraph("Two."), paragraph("Three.")],
  ],
])(
  "of a job's text with %s every line stays a line, in the form that was meant",
  (_of, text, blocks) => {
    expect(jobTextBlocks(text)).toEqual(blocks);
  },
);
