import * as z from "zod";
import { applicationMissingText } from "#applications/applications.ts";
import { describeEndpoints } from "#endpoint.ts";
import { jobMissingText } from "#jobs/jobs.ts";
import { idParams } from "#values/id.ts";
import { textLimits } from "#values/text-limits.ts";
import { optionalText } from "#values/text.ts";
import * as endpoints from "./match.ts";
import { reasonKinds, reasonStates, skillNeeds } from "./match.ts";

const score = z
  .int()
  .nullable()
  .meta({ description: "0 to 100; null where one side has no known title, skill or word" });
const version = z.string().meta({ description: "Of the formula, in docs/matching.md" });

export const matchReason = z.object({
  kind: z.enum(reasonKinds),
  name: z.string(),
  need: z.enum(skillNeeds).nullable(),
  state: z.enum(reasonStates),
  points: z.int(),
  most: z.int(),
  found: z.array(
    z.object({
      in: z.enum(["profile", "resume"]),
      field: z.string().nullable(),
      page: z.int().nullable(),
      line: z.string(),
    }),
  ),
  asked: z.array(
    z.object({
      in: z.enum(["title", "description", "requirements", "skills"]),
      line: z.string(),
    }),
  ),
  gain: z
    .int()
    .nullable()
    .meta({ description: "How far the score rises when a missing skill joins the profile's" }),
});

/** A match with its reasons, whose points add up to the score. */
export const match = z.object({ score, version, reasons: z.array(matchReason) });

export const matchEndpoints = describeEndpoints(endpoints, {
  matchJob: {
    summary: "How well the caller's profile fits a job, and why",
    refusals: ["gone"],
    params: idParams(jobMissingText),
    reply: match.extend({
      pay: z
        .enum(["fits", "below"])
        .nullable()
        .meta({ description: "Beside the wanted salary of the profile; counts nothing" }),
    }),
  },
  matchApplication: {
    summary: "The match of an application when it was sent (its hiring team, and its candidate)",
    refusals: ["forbidden"],
    params: idParams(applicationMissingText),
    reply: match.extend({ now: z.object({ score, version }) }),
  },
  findJobSkills: {
    summary: "The skills that the texts of a job name; nothing is kept",
    body: z.object({
      title: optionalText(textLimits.title),
      description: optionalText(textLimits.description),
      requirements: optionalText(textLimits.description),
    }),
    reply: z.array(z.object({ name: z.string(), need: z.enum(skillNeeds), line: z.string() })),
  },
});
export type Match = z.input<typeof match>;
