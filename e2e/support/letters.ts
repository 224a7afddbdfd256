import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const lettersIn = async (dataDir: string) => {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".eml"));
  const letters = await Promise.all(whole.map((name) => readFile(join(outbox, name), "utf8")));
  // Long lines of letters with other than plain letters are folded: RFC 2045, 6.7.
  return letters.map((letter) => letter.replaceAll(/=\r?\n/g, ""));
};

/** Whether a letter with that subject, and perhaps some words, was written to an address. */
export const hasLetter = async (
  dataDir: string,
  { to, subject, says = "" }: { to: string; subject: string; says?: string },
): Promise<boolean> =>
  (await lettersIn(dataDir)).some(
    (letter) =>
      letter.includes(`To: ${to}`) &&
      letter.includes(`Subject: ${subject}`) &&
      letter.includes(says),
  );

/** The path of the first link of that kind in the letters to that address; empty until one is written. */
export const linkInLetterTo = async (
  email: string,
  dataDir: string,
  link = /\/auth\/reset\?token=\S+/,
): Promise<string> => {
  const letters = (await lettersIn(dataDir)).filter((text) => text.includes(email));
  return letters.map((text) => link.exec(text)?.[0]).find(Boolean) ?? "";
};
