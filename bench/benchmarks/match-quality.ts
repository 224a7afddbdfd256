import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { vocabulary } from "@rolecall/server/src/match/vocabulary/vocabulary.ts";
import { mostMoved, personalLines } from "@rolecall/server/test/match/fairness.ts";
import type { Benchmark, Figure } from "../benchmark.ts";
import { foundSkills, spanOf, type SpannedSentence } from "../match/found-skills.ts";
import { readAds, readResumes, readSkillSpan, readVacancyTitles } from "../match/labelled-sets.ts";
import { inventedPairs, labelledSentences } from "../match/own-set.ts";
import { placedByJaccard, placedTitles } from "../match/placed-titles.ts";
import { type Ad, type FoundPerson, rankedPeople } from "../match/ranked-people.ts";

interface Measured {
  what: string;
  beside: string;
  measured: number;
  baseline: number;
  /** In percent; without one the baseline is. */
  least?: number;
}
const percent = 100;

const figureOf = ({ what, beside, measured, baseline, least }: Measured): Figure => ({
  what,
  beside,
  unit: "%",
  measured: measured * percent,
  baseline: baseline * percent,
  ratio: measured / baseline,
  bar: least === undefined ? "more than beside" : `at least ${least} %`,
  met: least === undefined ? measured > baseline : measured * percent >= least,
});

const skillFigures = (
  sentences: readonly SpannedSentence[],
  set: string,
  least: { tools: number; hard: number },
): Figure[] => {
  if (sentences.length === 0) return [];
  const rules = foundSkills(sentences, "rules");
  const names = foundSkills(sentences, "names");
  const beside = "every name, without rules";
  return [
    figureOf({
      what: `tools found that are named, ${set}`,
      beside,
      measured: rules.precision,
      baseline: names.precision,
      least: least.tools,
    }),
    figureOf({
      what: `hard skills named that are found, ${set}`,
      beside,
      measured: rules.recall,
      baseline: names.recall,
      least: least.hard,
    }),
  ];
};

type Places = ReturnType<typeof placedTitles>;
const titleFigures = (
  set: string,
  { ours, jaccard }: { ours: Places; jaccard: Places },
  least?: { mrr: number; inTen: number },
): Figure[] => [
  figureOf({
    what: `MRR of a title's occupation, ${set}`,
    beside: "Jaccard",
    measured: ours.mrr,
    baseline: jaccard.mrr,
    ...(least && { least: least.mrr }),
  }),
  figureOf({
    what: `titles with their occupation among the first ten, ${set}`,
    beside: "Jaccard",
    measured: ours.inTen,
    baseline: jaccard.inTen,
    ...(least && { least: least.inTen }),
  }),
];

const rankingFigures = (
  ads: readonly Ad[],
  people: readonly FoundPerson[],
  { set, least }: { set: string; least?: number },
): Figure[] => {
  if (ads.length === 0 || people.length === 0) return [];
  const { match, beside } = rankedPeople(ads, people);
  return beside.map(({ name, ndcg }) =>
    figureOf({
      what: `nDCG of the best 20 people, ${set}`,
      beside: name,
      measured: match,
      baseline: ndcg,
      ...(least !== undefined && { least }),
    }),
  );
};

const heldOut = async () => {
  const program = fileURLToPath(new URL("../match/held-out.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  return JSON.parse(stdout) as { count: number; ours: Places; jaccard: Places };
};

const ownFigures = async (): Promise<Figure[]> => {
  const sentences = labelledSentences();
  const titles = await heldOut();
  const pairs = inventedPairs();
  // The first three digits of SOC are a field.
  const fieldOf = (code: string) => code.slice(0, 3);
  return [
    ...skillFigures(
      sentences.map(({ text, tools, knowledge }) => {
        const hard = [...tools, ...knowledge].map((name) => spanOf(text, name));
        return { text, hard, spans: hard };
      }),
      `${sentences.length} sentences of our own`,
      { tools: 90, hard: 90 },
    ),
    ...titleFigures(`${titles.count} held-out titles of O*NET (CC BY 4.0)`, titles),
    ...rankingFigures(
      pairs.map(({ code, job }) => ({ ...job, fields: [fieldOf(code)] })),
      pairs.map(({ code, person }) => ({ ...person, field: fieldOf(code) })),
      { set: `${pairs.length} invented people and jobs (ESCO, O*NET)` },
    ),
  ];
};

const publicFigures = (folder: string): Figure[] => {
  const sentences = readSkillSpan(folder);
  const titles = readVacancyTitles(folder);
  const { isco } = vocabulary();
  const isOfEsco = (occupation: number) => isco[occupation] !== 0;
  const resumes = readResumes(folder);
  const ads = readAds(folder);
  return [
    ...skillFigures(sentences, `SkillSpan tech, ${sentences.length} sentences (MIT)`, {
      tools: 75,
      hard: 62,
    }),
    ...(titles.length === 0
      ? []
      : titleFigures(
          `${titles.length} vacancies to ESCO (JobBERT's set)`,
          { ours: placedTitles(titles, isOfEsco), jaccard: placedByJaccard(titles, isOfEsco) },
          { mrr: 33, inTen: 51 },
        )),
    ...rankingFigures(ads, resumes, {
      set: `${ads.length} ads, ${resumes.length} resumes (public, no licence)`,
      least: 74,
    }),
  ];
};

const resumesOfFairness = 200;
const fairnessFigures = (): Figure[] =>
  Object.entries(personalLines).map(([what, line]) => {
    const moved = mostMoved(line, resumesOfFairness);
    return {
      what: `points that ${what} moves a score, ${resumesOfFairness} resumes`,
      beside: "without it",
      unit: "points",
      measured: moved,
      baseline: 0,
      ratio: 1,
      bar: "exactly 0",
      met: moved === 0,
    };
  });

/** What a match finds and how it orders, on a set of our own and on public ones where `--sets` names their folder. */
export const matchQuality: Benchmark = async ({ sets }) => [
  ...(await ownFigures()),
  ...fairnessFigures(),
  ...(sets === undefined ? [] : publicFigures(sets)),
];
