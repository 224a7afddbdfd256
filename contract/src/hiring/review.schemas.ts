import * as z from "zod";
import { markedApplication } from "#applications/application.schemas.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { refusal } from "#refusal.ts";
import { idParams } from "#values/id.ts";
import { namedPerson } from "#values/person.ts";
import * as endpoints from "./review.ts";

const unknownApplication = refusal("unknown-application", "Unknown application");

export const reviewEndpoints = describeEndpoints(endpoints, {
  reviewNext: {
    summary:
      "The next pending application that no colleague reviews, now the caller's (the hiring team)",
    refusals: ["missing"],
    mayBeNone: true,
    params: idParams(jobMissingText),
    body: z
      .object({
        after: z.guid({ error: unknownApplication }).nullish(),
      })
      .optional()
      .meta({
        description:
          "The application that the caller is done with; without it, the one that they hold",
      }),
    reply: z.object({
      application: markedApplication,
      remaining: z
        .int()
        .meta({ description: "How many the caller could still get, this one included" }),
    }),
  },
  peekReview: {
    summary: "What the review would give out behind an application, which nobody holds yet",
    refusals: ["missing"],
    mayBeNone: true,
    params: idParams(jobMissingText),
    query: z.object({ after: z.guid({ error: unknownApplication }) }),
    reply: markedApplication,
  },
  listReviewing: {
    summary: "Who looks at which application in the review (the hiring team)",
    params: idParams(jobMissingText),
    reply: z.array(z.object({ applicationId: z.string(), user: namedPerson })),
  },
});
