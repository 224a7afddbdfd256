import { expect, test } from "vitest";
import { letterHtml } from "#mail/layout/letter-html.ts";
import { letterText } from "#mail/layout/letter-text.ts";
import { safetyLetterKinds } from "#mail/mailer.ts";
import { buildLetterSite } from "#test/mail/letter-site.ts";
import { safetyLetter } from "./safety-letter.ts";

const site = buildLetterSite({
  publicUrl: "https://jobs.example",
  supportEmail: "help@jobs.example",
});

const ofAccounts = safetyLetterKinds.filter((kind) => kind !== "erased");

test.each(ofAccounts)(
  "a letter about %s names the settings and the support address, and has no other link",
  (kind) => {
    const at = new Date(Date.UTC(2026, 10, 26, 12));
    const letter = safetyLetter({ to: "ada@jobs.example", kind, at, site });
    expect(letter.to).toBe("ada@jobs.example");
    for (const form of [letterText(letter), letterHtml(letter)]) {
      const links = form
        .match(/https?:[^\s"]+/g)
        ?.filter((link) => !link.endsWith("/settings/privacy"));
      expect(links).toEqual(["https://jobs.example/settings/security"]);
      expect(form).toContain("help@jobs.example");
    }
    const lengths = letterText(letter)
      .split("\n")
      .map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(76);
  },
);
