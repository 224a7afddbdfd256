import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const lettersIn = async (dataDir: string) => {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".eml"));
  return Promise.all(whole.map((name) => readFile(join(outbox, name), "utf8")));
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

/** The path of the link in the letter to that address; empty until the letter is written. */
export const linkInLetterTo = async (
  email: string,
  dataDir: string,
  link = /\/auth\/reset\?token=\S+/,
): Promise<string> => {
  const letter = (await lettersIn(dataDir)).find((text) => text.includes(email)) ?? "";
  return link.exec(letter)?.[0] ?? "";
};
