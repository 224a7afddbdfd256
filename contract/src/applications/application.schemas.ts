import * as z from "zod";
import { namedCompany } from "#companies/company.schemas.ts";
import { instant } from "#values/instant.ts";
import { revision } from "#values/revision.ts";
import { applicationStatuses } from "./application-status.ts";
import { writtenAnswers } from "./written-draft.ts";

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
    company: namedCompany,
  }),
});
/** One's own application, with the moment at which it is erased for its age; null while it is open or kept. */
export const ownApplication = loadedApplication.extend({ eraseAt: instant.nullable() });
export type OwnApplication = z.input<typeof ownApplication>;
export type LoadedApplication = z.input<typeof loadedApplication>;
