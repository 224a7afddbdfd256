import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config.ts";
import { outboxOf } from "#mail/delivery.ts";
import { type LetterHead, parseHead, parseLetter, type SentLetter } from "#mail/parse-letter.ts";

/** A letter as a list shows it; its id is the name of its file. */
export interface ListedLetter extends LetterHead {
  id: string;
}

export const lettersOnPage = 25;
/** So many letters are searched, the newest first. */
const mostSearched = 1_000;
/** Where the headers of a letter have ended. */
const headBytes = 8_192;

/** As `delivery.ts` names files; nothing else is read. */
const idOfLetter =
  /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ending = ".eml";

/** Their names begin with the time: the newest first. */
const listIds = async (config: Config): Promise<string[]> => {
  const names = await readdir(outboxOf(config)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter((id) => idOfLetter.test(id))
    .toSorted()
    .toReversed();
};

const fileOf = (config: Config, id: string) => join(outboxOf(config), id + ending);

const readHead = async (config: Config, id: string): Promise<ListedLetter> => {
  await using file = await open(fileOf(config, id));
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  return { id, ...parseHead(buffer.subarray(0, bytesRead)) };
};

const says = ({ to, subject }: LetterHead, words: string) =>
  `${to} ${subject}`.toLowerCase().includes(words.toLowerCase());

/** One page of the letters that were sent, the newest first; those to or about `words`, where there are any. */
export const listLetters = async (
  config: Config,
  { words, page }: { words: string; page: number },
): Promise<{ letters: ListedLetter[]; total: number }> => {
  const ids = await listIds(config);
  const start = (page - 1) * lettersOnPage;
  if (words === "") {
    const wanted = ids.slice(start, start + lettersOnPage);
    const letters = await Promise.all(wanted.map((id) => readHead(config, id)));
    return { letters, total: ids.length };
  }
  const found: ListedLetter[] = [];
  for (const id of ids.slice(0, mostSearched)) {
    const letter = await readHead(config, id);
    if (says(letter, words)) found.push(letter);
  }
  return { letters: found.slice(start, start + lettersOnPage), total: found.length };
};

/** A letter with all that is in it; null where there is none. */
export const readLetter = async (config: Config, id: string): Promise<SentLetter | null> => {
  if (!idOfLetter.test(id)) return null;
  const file = await readFile(fileOf(config, id)).catch(() => null);
  return file && parseLetter(file);
};
