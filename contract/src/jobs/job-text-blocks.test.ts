import { expect, test } from "vitest";
import { type JobTextBlock, jobTextBlocks } from "./job-text-blocks.ts";

const paragraph = (text: string): JobTextBlock => ({ kind: "paragraph", text });
const subhead = (text: string): JobTextBlock => ({ kind: "subhead", text });
const list = (...items: string[]): JobTextBlock => ({ kind: "list", items });
const numbered = (
  start: number,
  items: string[],
  numbers: "1" | "a" | "A" | "i" | "I" = "1",
  bracket = false,
): JobTextBlock => ({ kind: "numbered", numbers, bracket, start, items });
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

test.each([
  "\uF0B7",
  "\uF0A7",
  "✔\uFE0F",
  "\u200E•",
  ...Array.from("•●○◦■▪◆‣⁃・·–—−-*✓✔✅➢▸►→»❖➤□☐🔹"),
])("lines that begin with %s are the items of a list, below their heading", (mark) => {
  for (const gap of [" ", "\t", "\u00A0", "   ", "\u200B ", "\u3000"]) {
    const text = `You bring\n${mark}${gap}An ear\n\n  ${mark}${gap}A hand - or two\nWrite to us.`;
    expect(jobTextBlocks(text)).toEqual([
      subhead("You bring"),
      list("An ear", "A hand - or two"),
      paragraph("Write to us."),
    ]);
  }
});

test.each(["o\t", "§\t", "o   ", "o\u00A0\u00A0 ", "§  ", "Ø\t", "ü\t", "v\t", "q\t"])(
  "lines that begin with a letter of Word's fonts of symbols are the items of a list: %j",
  (mark) => {
    expect(jobTextBlocks(`You bring:\n${mark}An ear\n${mark}A hand`)).toEqual([
      subhead("You bring:"),
      list("An ear", "A hand"),
    ]);
  },
);

test.each<[string, JobTextBlock[]]>([
  ["1. Casting\n2. Tuning", [numbered(1, ["Casting", "Tuning"])]],
  ["1) Casting\n2) Tuning", [numbered(1, ["Casting", "Tuning"], "1", true)]],
  ["(1) Casting\n(2) Tuning", [numbered(1, ["Casting", "Tuning"], "1", true)]],
  ["1.\tCasting\n2.\tTuning", [numbered(1, ["Casting", "Tuning"])]],
  ["1.Casting\n2.Tuning", [numbered(1, ["Casting", "Tuning"])]],
  ["1、鋳造\n2、調律", [numbered(1, ["鋳造", "調律"])]],
  ["a) Casting\nb) Tuning", [numbered(1, ["Casting", "Tuning"], "a", true)]],
  ["A. Casting\nB. Tuning", [numbered(1, ["Casting", "Tuning"], "A")]],
  ["i) Casting\nii) Tuning", [numbered(1, ["Casting", "Tuning"], "i", true)]],
  ["h) Casting\ni) Tuning", [numbered(8, ["Casting", "Tuning"], "a", true)]],
  ["IX. Casting\nX. Tuning", [numbered(9, ["Casting", "Tuning"], "I")]],
  ["4. Casting\n5. Tuning", [numbered(4, ["Casting", "Tuning"])]],
  ["9. Casting\n\n10. Tuning", [numbered(9, ["Casting", "Tuning"])]],
  ["1. Casting\n1. Tuning\n1. Rest", [numbered(1, ["Casting", "Tuning", "Rest"])]],
  [
    "1. Casting\n2. Tuning\n1. Bells\n2. Clocks",
    [numbered(1, ["Casting", "Tuning"]), numbered(1, ["Bells", "Clocks"])],
  ],
  [
    "1. Casting\n• in bronze\n2. Tuning",
    [numbered(1, ["Casting"]), list("in bronze"), numbered(2, ["Tuning"])],
  ],
  [
    "1. Casting\n2. Tuning\nOn Fridays:\n3. Rest",
    [numbered(1, ["Casting", "Tuning"]), subhead("On Fridays:"), numbered(3, ["Rest"])],
  ],
  ["You bring\n1. An ear", [subhead("You bring"), numbered(1, ["An ear"])]],
  ["You bring:\n– An ear", [subhead("You bring:"), list("An ear")]],
  ["-Casting\n-Tuning", [list("Casting", "Tuning")]],
  ["*Casting\n*Tuning", [list("Casting", "Tuning")]],
  ["You bring\n•\nAn ear\n•\nA hand", [subhead("You bring"), list("An ear", "A hand")]],
  ["•5 years\n•10 towers", [list("5 years", "10 towers")]],
  ["One.\v• Two\v• Three", [paragraph("One."), list("Two", "Three")]],
])("numbers, headed dashes and bullets of their own line are lists as well: %j", (text, blocks) => {
  expect(jobTextBlocks(text)).toEqual(blocks);
});

test.each([
  "401. That is the number of our house.",
  "We cast bells.\n– Do you hear them? she asked.\nEverybody does.",
  "— Anna, who casts the bells",
  "We cast bells - of bronze - and tune them.\nWe do it 1. by ear and 2. by hand.",
  "They hang high\n- some say too high -\nabove the town.",
  "* Pay depends on experience",
  "1. FC Union looks for a bell founder.",
  "2019. What a year.",
  "1.5 tons of bronze\n2.5 tons of sand",
  "-10 degrees\n-20 degrees",
  "--- \n***",
  "*Bells*\n*Clocks*",
  "e.g. bells\nf.e. clocks",
  "A. Smith casts them.",
  "»Bells!«\n»Clocks!«",
  "o que fazemos",
  "§ 5 of the law",
  "I. Newton\nB. Pascal",
  "★★★★☆ by 40 ringers",
])("ordinary prose is no list: %j", (text) => {
  expect(jobTextBlocks(text).map(({ kind }) => kind)).not.toContain("list");
  expect(jobTextBlocks(text).map(({ kind }) => kind)).not.toContain("numbered");
});

test("numbered headings above paragraphs are subheads", () => {
  expect(jobTextBlocks(`Overview\n1. The work\n${long}\n2. The pay\n${long}`)).toEqual([
    paragraph("Overview"),
    subhead("1. The work"),
    paragraph(long),
    subhead("2. The pay"),
    paragraph(long),
  ]);
});

test("a text of very many marks is read at once", () => {
  const lines = Array.from({ length: 12_000 }, (_, line) => `${line % 3 === 0 ? "7." : "–"} a`);
  expect(jobTextBlocks(lines.join("\n"))).not.toHaveLength(0);
});
