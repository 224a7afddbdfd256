import * as z from "zod";
import { namedCompany } from "#companies/company.schemas.ts";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";
import { applicationStatuses } from "./application-status.ts";
import { writtenAnswers } from "./written-draft.ts";

/** What the caller may do with an application as it is now. */
export const applicationCan = z
  .object({
    /** Give it another status. */
    decide: z.boolean(),
    /** Write notes, tags, stars and a scorecard of one's own. */
    note: z.boolean(),
    /** Write to the other side. */
    message: z.boolean(),
    /** Take it back: its candidate, until it is decided. */
    withdraw: z.boolean(),
    /** Change letter and resume: its candidate, until the hiring team has looked at it. */
    edit: z.boolean(),
  })
  .meta({ description: "What the caller may do with it as it is now" });
export type ApplicationCan = z.input<typeof applicationCan>;

/** An application with the people and the job around it, as every screen reads it. */
export const loadedApplication = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  appliedAt: instant,
  updatedAt: instant,
  /** The hiring team's first look. */
  openedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** Until when an answer was promised. */
  answerBy: instant,
  /** The hiring team's first answer; `under_review` is none. */
  answeredAt: instant.nullable(),
  ...writtenAnswers,
  resumeUrl: z.string(),
  jobId: z.string(),
  /** Null where the candidate is erased, or the application for its age. */
  candidateId: z.string().nullable(),
  candidate: z.object({
    id: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    candidateProfile: z
      .object({
        location: z.string().nullable(),
        title: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        revision,
      })
      .nullable(),
  }),
  job: z.object({
    id: z.string(),
    title: z.string(),
    revision,
    company: namedCompany.extend({ logoUrl: z.string().nullable() }),
  }),
  can: applicationCan,
  /** 0 to 100, as it was when it was sent. */
  matchScore: z.int().nullable(),
});
/** What the hiring team alone reads of an application beside that. */
const marks = z.object({
  stageId: z.string().meta({ description: "The stage within the status" }),
  tags: z.array(z.string()),
  starred: z.boolean().meta({ description: "By the caller" }),
  stars: z.int().meta({ description: "By how many of the hiring team" }),
  ruledOut: z
    .boolean()
    .meta({ description: "An answer is another one than the employer looks for" }),
  source: z.string().nullable().meta({ description: "Of the link by which the candidate came" }),
});
export type Marks = z.input<typeof marks>;
/** An application as the hiring team reads it. */
export const markedApplication = loadedApplication.extend(marks.shape);
export type MarkedApplication = z.input<typeof markedApplication>;
/** An application as either side reads it: the candidate without the marks. */
export const perhapsMarkedApplication = loadedApplication.extend(marks.partial().shape);
/** One's own application, with the moment at which it is erased for its age; null while it is open or kept. */
export const ownApplication = loadedApplication.extend({ eraseAt: instant.nullable() });
export type OwnApplication = z.input<typeof ownApplication>;
export type LoadedApplication = z.input<typeof loadedApplication>;
