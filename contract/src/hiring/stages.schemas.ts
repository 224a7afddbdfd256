import * as z from "zod";
import { applicationStatuses } from "#applications/application-status.ts";
import { markedApplication } from "#applications/application.schemas.ts";
import { severalApplications } from "#applications/applications.schemas.ts";
import { applicationMissingText } from "#applications/applications.ts";
import { companyMissingText } from "#companies/companies.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";
import { comparable } from "#values/comparable.ts";
import { idParams } from "#values/id.ts";
import { requiredText } from "#values/text.ts";
import { withLetter } from "./chosen-letter.schemas.ts";
import * as endpoints from "./stages.ts";
import {
  everyStatusText,
  mostStages,
  stageNameMaximum,
  stageNameRequiredText,
  stageNamesDifferText,
  tooManyStagesText,
  unknownStageText,
} from "./stages.ts";

/** A step of a job within a status. */
export const stage = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(applicationStatuses),
});
export type Stage = z.input<typeof stage>;

const sentStage = z.object({
  id: z
    .guid({ error: unknownStageText })
    .transform((id) => id.toLowerCase())
    .optional()
    .meta({ description: "Of a stage that stays" }),
  name: requiredText(stageNameMaximum, stageNameRequiredText, stageNameRequiredText).transform(
    (name) => name.trim(),
  ),
  status: z.enum(applicationStatuses, {
    error: refusal("choose-status", "Choose one of the application statuses"),
  }),
});
export type SentStage = z.output<typeof sentStage>;

const areDifferent = (texts: string[]) => new Set(texts).size === texts.length;

/** The stage into which applications go. */
const stageId = z.guid({ error: unknownStageText });

/** The stages of a company or a job, in their order. */
const sentStages = z.object({
  stages: z
    .array(sentStage, { error: everyStatusText })
    .max(mostStages, tooManyStagesText)
    .refine((stages) => areDifferent(stages.map(({ name }) => comparable(name))), {
      error: stageNamesDifferText,
      abort: true,
    })
    .refine(
      (stages) =>
        applicationStatuses.every((status) => stages.some((each) => each.status === status)),
      { error: everyStatusText, abort: true },
    )
    .refine((stages) => areDifferent(stages.flatMap(({ id }) => id ?? [])), {
      error: unknownStageText,
    }),
});

const ofCompany = { params: idParams(companyMissingText), reply: z.array(stage) };
const ofJob = { params: idParams(jobMissingText), reply: z.array(stage) };

export const stageEndpoints = describeEndpoints(endpoints, {
  listCompanyStages: {
    summary: "The stages of a company's jobs that have none of their own (its members)",
    ...ofCompany,
  },
  setCompanyStages: {
    summary: "Replace the stages of a company (owner and admins)",
    body: sentStages,
    ...ofCompany,
  },
  listJobStages: {
    summary: "The stages of a job: its own, else its company's (its hiring team)",
    ...ofJob,
  },
  setJobStages: {
    summary: "Give a job stages of its own, or replace them (who manages it)",
    body: sentStages,
    ...ofJob,
  },
  removeJobStages: {
    summary: "Let a job go back to its company's stages (who manages it)",
    status: 204,
    params: idParams(jobMissingText),
  },
  moveToStage: {
    summary: "Move an application to a stage, and so to its status (who manages the job)",
    counts: "move",
    params: idParams(applicationMissingText),
    body: z.object({ stageId, ...withLetter }),
    reply: markedApplication,
  },
  moveManyToStage: {
    summary: "Move many applications to one stage; those of jobs without it are left alone",
    counts: "move",
    countsEach: "applicationIds",
    body: z.object({ applicationIds: severalApplications, stageId, ...withLetter }),
    reply: z.object({ updatedCount: z.int() }),
  },
});
