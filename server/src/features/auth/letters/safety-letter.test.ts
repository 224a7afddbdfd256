import { expect, test } from "vitest";
import { safetyLetterKinds } from "#mail/mailer.ts";
import { safetyLetter } from "./safety-letter.ts";

const site = { publicUrl: "https://jobs.example", supportEmail: "help@jobs.example" };

const ofAccounts = safetyLetterKinds.filter((kind) => kind !== "erased");

test.each(ofAccounts)(
  "a letter about %s names the settings and the support address, and has no other link",
  (kind) => {
    const at = new Date(Date.UTC(2026, 10, 26, 12));
    const { to, text } = safetyLetter({ to: "ada@jobs.example", kind, at, ...site });
    expect(to).toBe("ada@jobs.example");
    const links = text.match(/https?:\S+/g)?.filter((link) => !link.endsWith("/settings/privacy"));
    expect(links).toEqual(["https://jobs.example/settings/security"]);
    expect(text).toContain("help@jobs.example");
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(76);
  },
);
