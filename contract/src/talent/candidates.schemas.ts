import * as z from "zod";
import { messageRequiredText } from "#conversations/messages.ts";
import { describeEndpoints } from "#endpoint.ts";
import { experienceLevels } from "#jobs/job.ts";
import { jobMissingText, milesAround } from "#jobs/jobs.ts";
import { match } from "#match/match.schemas.ts";
import { choiceQuery, pageQuery, queryNumber } from "#page.schemas.ts";
import { profile } from "#profiles/profiles.schemas.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { textLimits } from "#values/text-limits.ts";
import { requiredText, text } from "#values/text.ts";
import * as endpoints from "./candidates.ts";
import { candidateMissingText, chooseCompanyText, talkMessageMaximum } from "./candidates.ts";
import { talkStatuses } from "./findable.ts";

/** Of the company that asks: whom somebody searches for who has several. */
const companyId = z.guid({ error: chooseCompanyText }).optional();
const jobId = z.guid({ error: jobMissingText });

/** What the company wrote, and what became of it. */
const ownTalkRequest = z.object({
  id: z.string(),
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  message: z.string(),
  status: z.enum(talkStatuses),
  createdAt: instant,
});

/** Somebody who lets themselves be found. Their own names, addresses, numbers and links read `…`. */
const candidate = z.object({
  id: z.string().meta({ description: "No user's id" }),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  location: z.string(),
  experienceLevel: z.enum(experienceLevels),
  experience: profile.shape.experience.nullable().meta({ description: "Null in lists" }),
  education: z
    .array(
      z.union([
        z.string(),
        z.object({ degree: z.string(), field: z.string(), school: z.string() }),
      ]),
    )
    .nullable()
    .meta({ description: "Without years; null in lists" }),
  contact: z
    .object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      email: z.string().nullable(),
      phoneNumber: z.string().nullable(),
    })
    .nullable()
    .meta({ description: "As long as they said yes to the company" }),
  request: ownTalkRequest.nullable(),
  matchScore: z
    .int()
    .nullable()
    .optional()
    .meta({ description: "With `jobId`: 0 to 100, or null where one side has no known word" }),
});
export type Candidate = z.input<typeof candidate>;

export const candidateEndpoints = describeEndpoints(endpoints, {
  searchCandidates: {
    summary: "Search the people who let themselves be found",
    refusals: ["missing"],
    query: z.object({
      query: text(textLimits.search).optional(),
      skill: text(textLimits.skill).optional(),
      location: text(textLimits.search).optional(),
      within: queryNumber("Distance", milesAround.fewest, milesAround.most).optional(),
      experienceLevel: choiceQuery(
        experienceLevels,
        refusal("unknown-experience-level", "Unknown experience level"),
      ),
      jobId: jobId.optional(),
      companyId,
      ...pageQuery({ default: 20, max: 50 }),
    }),
    reply: z.array(candidate),
  },
  getCandidate: {
    summary: "One of the people who let themselves be found, who reads that the company looked",
    refusals: ["bad-input", "too-many"],
    params: idParams(candidateMissingText),
    query: z.object({ companyId }),
    reply: candidate,
  },
  matchCandidate: {
    summary: "How well somebody who lets themselves be found fits a job, and why",
    refusals: ["bad-input", "too-many"],
    params: idParams(candidateMissingText),
    query: z.object({ jobId, companyId }),
    reply: match,
  },
  askToTalk: {
    summary: "Ask somebody to talk about a job; they say yes or no",
    status: 201,
    refusals: ["conflict", "too-many"],
    params: idParams(candidateMissingText),
    body: z.object({
      jobId,
      message: requiredText(talkMessageMaximum, messageRequiredText),
      companyId,
    }),
    reply: ownTalkRequest,
  },
});
