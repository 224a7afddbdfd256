import * as z from "zod";
import { applicationChoice } from "#applications/application-filter.schemas.ts";
import { applicationStatuses } from "#applications/application-status.ts";
import { applicationOrder } from "#applications/applications.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { afterQuery, pageQuery } from "#page.schemas.ts";
import { idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import * as endpoints from "./board.ts";
import { cardsPerStage } from "./board.ts";
import { stage } from "./stages.schemas.ts";
import { stageMissingText } from "./stages.ts";

/** An application as the board shows it. */
const card = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  stageId: z.string(),
  appliedAt: instant,
  candidate: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  }),
  tags: z.array(z.string()),
  starred: z.boolean().meta({ description: "By the caller" }),
  stars: z.int().meta({ description: "By how many of the hiring team" }),
  ruledOut: z.boolean(),
  matchScore: z.int().nullable(),
});
export type Card = z.input<typeof card>;

const slice = pageQuery({ default: cardsPerStage, max: 100 });

export const boardEndpoints = describeEndpoints(endpoints, {
  getBoard: {
    summary: "The stages of a job, each with its newest applications (its hiring team)",
    params: idParams(jobMissingText),
    query: z.object({ ...applicationChoice, sort: applicationOrder, limit: slice.limit }),
    reply: z.object({
      total: z.int(),
      stages: z.array(z.object({ ...stage.shape, count: z.int(), applications: z.array(card) })),
    }),
  },
  listCards: {
    summary: "The applications in one stage of a job, newest first (its hiring team)",
    params: z.object({
      id: z.guid({ error: jobMissingText }),
      stageId: z.guid({ error: stageMissingText }),
    }),
    query: z.object({
      ...applicationChoice,
      sort: applicationOrder,
      ...afterQuery("application"),
      ...slice,
    }),
    reply: z.array(card),
  },
});
