import { fold } from "@rolecall/contract/names/fold.ts";
import { skillOfName } from "#match/reading/read-job.ts";

/** A skill as it is written, and as the vocabulary knows it: 'JS' is 'JavaScript'. */
export const skillLexemes = (name: string): string[] => {
  const known = skillOfName(name.trim());
  const written = `skill:${fold(name.trim()).replaceAll(/\s+/g, " ")}`;
  return known === null ? [written] : [written, `skill:#${known}`];
};

/** The lexeme of who is at no place that is known: they are found by the text of their location. */
export const unplaced = "at:?";
