import { findInLine } from "@rolecall/server/src/match/reading/find-skills.ts";
import { vocabulary } from "@rolecall/server/src/match/vocabulary/vocabulary.ts";

/** A sentence with the places of what it names, each from its first to behind its last character. */
export interface SpannedSentence {
  text: string;
  /** All that is named. */
  spans: { start: number; end: number }[];
  /** Those of them that are tools or knowledge. */
  hard: { start: number; end: number }[];
}

/** The place of a name in a text that has it. */
export const spanOf = (text: string, name: string) => {
  const start = text.indexOf(name);
  if (start < 0) throw new Error(`'${text}' has no ${name}`);
  return { start, end: start + name.length };
};

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** The share of tools found that are named, and of the hard skills named that are found; with the rules of names, or without. */
export const foundSkills = (sentences: readonly SpannedSentence[], rules: "rules" | "names") => {
  const { skillKind } = vocabulary();
  const tools = { right: 0, all: 0 };
  const hard = { found: 0, all: 0 };
  for (const { text, spans, hard: asked } of sentences) {
    const hits = findInLine(text, "plain", rules === "names");
    for (const hit of hits) {
      if (skillKind(hit.skill) !== "tool") continue;
      tools.all += 1;
      if (spans.some((span) => overlap(span, hit))) tools.right += 1;
    }
    for (const span of asked) {
      hard.all += 1;
      if (hits.some((hit) => overlap(span, hit))) hard.found += 1;
    }
  }
  return { precision: tools.right / tools.all, recall: hard.found / hard.all };
};
