// A set of the project's own, which runs everywhere: `own/` has titles that the vocabulary is compiled without,
// what an occupation does in two halves (both adapted from O*NET 29.3 and ESCO 1.1.1), and sentences with their
// skills, written by hand before any was looked for.
import { readFileSync } from "node:fs";

const rowsOf = (file: string) =>
  readFileSync(new URL(`own/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));

/** A title, and the code of the occupation of O*NET that it is a name of. */
export interface HeldOutTitle {
  code: string;
  title: string;
}
export const heldOutTitles = (): HeldOutTitle[] =>
  rowsOf("titles.tsv").map(([code = "", title = ""]) => ({ code, title }));

export const keyOf = ({ code, title }: HeldOutTitle): string => `${code}\t${title}`;

/** Somebody of an occupation by a held-out title, and a job of it: each tells half of what it does. */
export interface InventedPair {
  code: string;
  job: { title: string; text: string };
  person: { title: string; text: string };
}
export const inventedPairs = (): InventedPair[] =>
  rowsOf("people.tsv").map(([code = "", occupation = "", title = "", all = ""]) => {
    const tasks = all.split("; ");
    const text = (parity: number) => tasks.filter((_, index) => index % 2 === parity).join("\n");
    return {
      code,
      job: { title: occupation, text: text(0) },
      person: { title, text: text(1) },
    };
  });

export interface LabelledSentence {
  text: string;
  tools: string[];
  knowledge: string[];
}
const named = (list: string | undefined) => (list ? list.split("; ") : []);
export const labelledSentences = (): LabelledSentence[] =>
  rowsOf("sentences.tsv").map(([text = "", tools, knowledge]) => ({
    text,
    tools: named(tools),
    knowledge: named(knowledge),
  }));
