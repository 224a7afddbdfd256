import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { optionalText, requiredText } from "#values/text.ts";
import * as endpoints from "./scorecards.ts";
import {
  badLevelText,
  criterionMaximum,
  criterionRequiredText,
  fourWordsText,
  levelWordMaximum,
  levelWords,
  manyCriteriaText,
  mostCriteria,
  scorecardCommentMaximum,
  unknownCriterionText,
} from "./scorecards.ts";

const criterion = z.object({
  id: z.string(),
  name: z.string(),
  words: z.array(z.string()).meta({ description: "Of the levels 1 to 4" }),
});
export type Criterion = z.output<typeof criterion>;

const writtenCriterion = z.object({
  id: z.guid({ error: unknownCriterionText }).optional(),
  name: requiredText(criterionMaximum, criterionRequiredText, criterionRequiredText),
  words: z
    .array(requiredText(levelWordMaximum, fourWordsText, fourWordsText), { error: fourWordsText })
    .length(levelWords.length, fourWordsText)
    .nullish()
    .transform((words) => words ?? [...levelWords]),
});
export type WrittenCriterion = z.output<typeof writtenCriterion>;

const level = z.int({ error: badLevelText }).min(1, badLevelText).max(4, badLevelText);
const comment = optionalText(scorecardCommentMaximum).transform((written) => written ?? null);

const scorecardDraft = z.object({
  scores: z
    .array(z.object({ criterionId: z.guid({ error: unknownCriterionText }), level, comment }), {
      error: badLevelText,
    })
    .max(mostCriteria, unknownCriterionText)
    .refine(
      (scores) =>
        new Set(scores.map(({ criterionId }) => criterionId.toLowerCase())).size === scores.length,
      unknownCriterionText,
    ),
  recommendation: level,
  comment,
});
export type ScorecardDraft = z.output<typeof scorecardDraft>;

const author = z
  .object({
    id: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
  })
  .meta({ description: "Empty where the author is erased" });

const score = z.object({
  criterionId: z.string(),
  level: z.int(),
  comment: z.string().nullable(),
});

const scorecard = z.object({
  author,
  submittedAt: instant,
  scores: z.array(score),
  recommendation: z.int(),
  comment: z.string().nullable(),
});
/** That of a colleague: author and time alone until the caller's own is in. */
const perhapsHidden = scorecard.partial({ scores: true, recommendation: true, comment: true });
export type Scorecard = z.input<typeof scorecard>;
export type ListedScorecard = z.input<typeof perhapsHidden>;

export const scorecardEndpoints = describeEndpoints(endpoints, {
  listCriteria: {
    summary: "What a job's hiring team scores applications by, in its order (its hiring team)",
    params: idParams(jobMissingText),
    refusals: ["forbidden"],
    reply: z.array(criterion),
  },
  setCriteria: {
    summary: "Replace what applications are scored by (who manages the job)",
    params: idParams(jobMissingText),
    body: z.object({
      criteria: z
        .array(writtenCriterion, { error: criterionRequiredText })
        .max(mostCriteria, manyCriteriaText)
        .refine((list) => {
          const ids = list.flatMap(({ id }) => (id ? [id.toLowerCase()] : []));
          return new Set(ids).size === ids.length;
        }, unknownCriterionText),
    }),
    reply: z.array(criterion),
  },
  setScorecard: {
    summary: "Write or change one's own scorecard of an application (its hiring team)",
    params: idParams(applicationMissingText),
    body: scorecardDraft,
    reply: scorecard,
  },
  listScorecards: {
    summary: "The scorecards of an application; colleagues' are hidden until one's own is in",
    params: idParams(applicationMissingText),
    reply: z.array(perhapsHidden),
  },
});
