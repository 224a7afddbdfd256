import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The path of the link in the letter to that address; empty until the letter is written. */
export const linkInLetterTo = async (
  email: string,
  dataDir: string,
  link = /\/auth\/reset\?token=\S+/,
): Promise<string> => {
  const outbox = join(dataDir, "outbox");
  const names = await readdir(outbox).catch(() => []);
  const whole = names.filter((name) => name.endsWith(".eml"));
  const letters = await Promise.all(whole.map((name) => readFile(join(outbox, name), "utf8")));
  const letter = letters.find((text) => text.includes(email)) ?? "";
  return link.exec(letter)?.[0] ?? "";
};
