import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LetterDefinition } from "#mail/define-letter.ts";
import { letterHtml } from "#mail/layout/letter-html.ts";
import { letterText } from "#mail/layout/letter-text.ts";
import type { Letter } from "#mail/letter.ts";
import { buildLetterSite } from "#test/mail/letter-site.ts";
import { everyLetter } from "./every-letter.ts";

const source = join(import.meta.dirname, "..");
const site = buildLetterSite({
  publicUrl: "https://jobs.example",
  supportEmail: "help@jobs.example",
});

interface Written {
  kind: string;
  picture: string;
  letters: Letter[];
}

const written: Written[] = [];
for await (const file of glob("features/**/*.letter.ts", { cwd: source })) {
  const exported = (await import(join(source, file))) as Record<string, LetterDefinition<unknown>>;
  for (const { kind, examples } of Object.values(exported))
    written.push({
      kind,
      picture: join(source, file.replace(/\.ts$/, ".txt")),
      letters: examples(site),
    });
}

/** What a mail program shows, without the one style sheet of all letters. */
const pictureOf = (letter: Letter) =>
  [
    `To: ${letter.to}`,
    `Subject: ${letter.subject}`,
    ...(letter.kind ? [`Setting: ${letter.kind}`] : []),
    "",
    letterText(letter),
    letterHtml(letter).replace(/<style>[^<]*<\/style>/, "<style>…</style>"),
  ].join("\n");

test("every letter has a name of its own, in the one list", () => {
  const kinds = written.map(({ kind }) => kind).toSorted();
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(everyLetter.map(({ kind }) => kind).toSorted()).toEqual(kinds);
});

test.each(written)("the letter $kind is as in its picture", async ({ picture, letters }) => {
  const line = `\n${"=".repeat(72)}\n\n`;
  await expect(letters.map(pictureOf).join(line)).toMatchFileSnapshot(picture);
});

test.each(written)("the letter $kind has lines that no program breaks", ({ letters }) => {
  for (const letter of letters) {
    const lines = letterText(letter).split("\n");
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
  }
});

test.each(written)(
  "the letter $kind shows the color, the texts and the support address of its site, and no picture from afar",
  ({ letters: [letter] }) => {
    if (!letter) throw new Error("A letter has no example");
    const look = {
      colour: "#7a1f1f",
      texts: ["terms" as const, "imprint" as const],
    };
    const shown = { ...letter, site: { ...letter.site, ...look } };
    const html = letterHtml(shown);
    expect(html).not.toMatch(/<img|src=|url\(/i);
    expect(html).toContain("background: #7a1f1f; color: #ffffff");
    for (const form of [html, letterText(shown)]) {
      expect(form).toContain("https://jobs.example/terms");
      expect(form).toContain("https://jobs.example/imprint");
      expect(form).not.toContain("https://jobs.example/privacy\n");
      expect(form).toContain("help@jobs.example");
    }
  },
);

/** Letters about the safety of an account: whoever gets one that is not meant for them learns no name. */
const ofSafety = written.filter(({ letters }) =>
  letters.some(({ body }) => JSON.stringify(body).includes('/settings/security",')),
);

test.each(ofSafety.filter(({ kind }) => kind !== "email-change"))(
  "the letter $kind names the settings and the support address, and has no other link",
  ({ letters }) => {
    for (const form of letters.flatMap((letter) => [letterText(letter), letterHtml(letter)])) {
      const links = form
        .match(/https?:[^\s"]+/g)
        ?.filter((link) => !link.endsWith("/settings/privacy"));
      expect(links).toEqual(["https://jobs.example/settings/security"]);
      expect(form).toContain("help@jobs.example");
    }
  },
);

test("the letters about the safety of an account are found by their link to its settings", () => {
  expect(ofSafety.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["password-changed", "second-factor-lost", "export-ready"]),
  );
});
