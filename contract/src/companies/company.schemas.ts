import * as z from "zod";
import { answerFigures } from "#applications/answer-figures.schemas.ts";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";
import { postingChoices } from "./companies.ts";

/** The company in every answer that names one. */
export const namedCompany = z.object({
  id: z.string(),
  name: z.string(),
  /** Since when it is proven that the team acts for the company. */
  verifiedAt: instant.nullable(),
  /** The domain that proved it; null where an administrator did. */
  verifiedDomain: z.string().nullable(),
  postingBy: z.enum(postingChoices),
  revision,
});

/** A company as a job shows it. */
export const jobCompany = namedCompany.extend({
  description: z.string().nullable(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  logoUrl: z.string().nullable(),
  ownerId: z.string().nullable(),
  /** Of the applications to all of its jobs. */
  answers: answerFigures,
});

export const company = jobCompany.extend({
  coverUrl: z.string().nullable(),
  /** Within so many days its jobs promise an answer, where they say nothing else. */
  answerDays: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Company = z.input<typeof company>;
