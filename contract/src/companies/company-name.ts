import * as z from "zod";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";

/** The users who may post a company's jobs. */
export const postingChoices = ["everyone", "members"] as const;

export type PostingBy = (typeof postingChoices)[number];

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
