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

/** What the caller may do in a company; nothing when signed out. */
export const companyCan = z
  .object({
    /** Change its page and pictures. */
    edit: z.boolean(),
    /** Prove that the team acts for it. */
    verify: z.boolean(),
    /** Choose who may post its jobs: `postingBy`. */
    choosePosters: z.boolean(),
    /** Post its jobs, as a member or as the company lets everyone. */
    post: z.boolean(),
    /** Read who its members are. */
    readTeam: z.boolean(),
    /** Give its members other roles, and remove them. */
    changeMembers: z.boolean(),
    /** Send, read and revoke invitations. */
    invite: z.boolean(),
    readHistory: z.boolean(),
    readImpact: z.boolean(),
    /** Search for candidates in its name. */
    searchPeople: z.boolean(),
    /** Read the templates of its letters, and the reasons for which it rejects. */
    readLetters: z.boolean(),
    /** Replace the stages and questions that its jobs begin with; change its letters and reasons. */
    setDefaults: z.boolean(),
    /** Hand it over to another member. */
    handOver: z.boolean(),
    /** Delete it, as long as it has no jobs. */
    delete: z.boolean(),
  })
  .meta({ description: "What the caller may do in it; nothing when signed out" });
export type CompanyCan = z.input<typeof companyCan>;

/** A company with what the caller may do in it. */
export const companyRow = company.extend({ can: companyCan });
export type Company = z.input<typeof companyRow>;
