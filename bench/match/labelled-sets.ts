// Public labelled sets, read from a folder where they are there: none is part of the project.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vocabulary } from "@rolecall/server/src/match/vocabulary/vocabulary.ts";
import type { SpannedSentence } from "./found-skills.ts";
import type { TitleOf } from "./placed-titles.ts";
import type { Ad, FoundPerson } from "./ranked-people.ts";

const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const isThere = (...path: string[]) => existsSync(join(...path));
const linesOf = (text: string) => text.trimEnd().split("\n");

interface Tagged {
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
  source: string;
}

/** The places of what is tagged, in the text of the tokens with spaces between. */
const spansOf = (tokens: readonly string[], tags: readonly string[]) => {
  const spans: { start: number; end: number }[] = [];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    const tag = tags[index] ?? "O";
    const last = spans.at(-1);
    if (tag.startsWith("B")) spans.push({ start: at, end: at + token.length });
    else if (tag.startsWith("I") && last) last.end = at + token.length;
    at += token.length + 1;
  }
  return spans;
};

/** SkillSpan (kris927b/SkillSpan, MIT): `skillspan/test.json`. */
export const readSkillSpan = (folder: string): SpannedSentence[] =>
  isThere(folder, "skillspan", "test.json")
    ? linesOf(read(folder, "skillspan", "test.json"))
        .map((line) => JSON.parse(line) as Tagged)
        .filter(({ source }) => source === "tech")
        .map(({ tokens, tags_skill, tags_knowledge }) => {
          const hard = spansOf(tokens, tags_knowledge);
          return { text: tokens.join(" "), hard, spans: [...hard, ...spansOf(tokens, tags_skill)] };
        })
    : [];

/** The occupations of ESCO by the addresses of their concepts, as MELO (Avature/melo-benchmark, MIT) names them. */
const byAddress = (folder: string): Map<string, number> => {
  const named = new Map<string, number>();
  const { isco, titles, occupationName } = vocabulary();
  for (const occupation of new Set(titles.occupations))
    if (isco[occupation] !== 0) named.set(occupationName(occupation).toLowerCase(), occupation);
  const labels = new Map(
    linesOf(read(folder, "melo", "corpus_elements.tsv")).map((line) => {
      const [id = "", label = ""] = line.split("\t");
      return [id, label];
    }),
  );
  const found = new Map<string, number>();
  for (const line of linesOf(read(folder, "melo", "concept_mapping.tsv"))) {
    const [id = "", address = ""] = line.split("\t");
    const occupation = named.get((labels.get(id) ?? "").toLowerCase());
    if (occupation !== undefined && !found.has(address)) found.set(address, occupation);
  }
  return found;
};

/** Titles of vacancies (jensjorisdecorte/JobBERT-evaluation-dataset): `titles/titles.test.csv`. */
export const readVacancyTitles = (folder: string): TitleOf[] => {
  if (!isThere(folder, "titles", "titles.test.csv") || !isThere(folder, "melo")) return [];
  const occupations = byAddress(folder);
  return linesOf(read(folder, "titles", "titles.test.csv"))
    .slice(1)
    .flatMap((line) => {
      const [, title = "", address = ""] = /^\d+,(.*),(http\S+)\s*$/.exec(line) ?? [];
      // Of a concept that the vocabulary leaves out no title is found.
      const occupation = occupations.get(address) ?? -1;
      return title === "" ? [] : [{ title: title.replace(/^"|"$/g, ""), occupation }];
    });
};

const cellsOf = (text: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
};

/** In which fields of the resumes somebody fits each ad: written down before anything was ranked. */
const fieldsOfAds: [title: RegExp, fields: string[]][] = [
  [/^accountant/i, ["ACCOUNTANT"]],
  [/patient advocate/i, ["ADVOCATE"]],
  [/account executive/i, ["SALES", "BUSINESS-DEVELOPMENT"]],
  [/banking/i, ["BANKING"]],
  [/construction/i, ["CONSTRUCTION"]],
  [/consultant/i, ["CONSULTANT"]],
  [/web designer/i, ["DESIGNER"]],
  [/software/i, ["INFORMATION-TECHNOLOGY", "ENGINEERING"]],
  [/finance/i, ["FINANCE"]],
  [/fitness/i, ["FITNESS"]],
  [/healthcare/i, ["HEALTHCARE"]],
  [/hr generalist/i, ["HR"]],
  [/sales associate/i, ["SALES"]],
  [/teacher/i, ["TEACHER"]],
];

/** Ads (vinithmh/candidate_cv_matching_job_description): `ads/job_descriptions.csv`. */
export const readAds = (folder: string): Ad[] =>
  isThere(folder, "ads", "job_descriptions.csv")
    ? cellsOf(read(folder, "ads", "job_descriptions.csv"))
        .slice(1)
        .map(([text = "", title = ""]) => ({
          title: title.trim(),
          text,
          fields: fieldsOfAds.find(([pattern]) => pattern.test(title.trim()))?.[1] ?? [],
        }))
    : [];

/** Resumes by field (livecareer.com by Kaggle), as text: `resumes/FIELD/*.txt`. */
export const readResumes = (folder: string): FoundPerson[] =>
  isThere(folder, "resumes")
    ? readdirSync(join(folder, "resumes")).flatMap((field) =>
        readdirSync(join(folder, "resumes", field)).map((file) => ({
          field,
          title: null,
          text: read(folder, "resumes", field, file),
        })),
      )
    : [];
