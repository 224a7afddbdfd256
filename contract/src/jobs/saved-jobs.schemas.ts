import * as z from "zod";
import { describeEndpoints } from "#endpoint.ts";
import { pageQuery } from "#page.schemas.ts";
import { refusal } from "#refusal.ts";
import { idList, idParams } from "#values/id.ts";
import { instant } from "#values/instant.ts";
import { blankAsNone, text } from "#values/text.ts";
import { listedJob } from "./job.schemas.ts";
import { jobMissingText } from "./jobs.ts";
import * as endpoints from "./saved-jobs.ts";
import { mostSavedAtOnce, savedJobSorts, savedNoteMaximum } from "./saved-jobs.ts";

const saving = { note: z.string().nullable(), savedAt: instant };

/** A saved job, closed ones too, with what its reader noted. */
const savedJob = listedJob.extend({ saved: z.object(saving) });
export type SavedJob = z.input<typeof savedJob>;

export const savedJobEndpoints = describeEndpoints(endpoints, {
  listSavedJobs: {
    summary: "The jobs that the caller saved: the newest saved first, or the next deadline",
    query: z.object({
      sort: z
        .enum(savedJobSorts, { error: refusal("unknown-sort", "Unknown sort") })
        .default("newest"),
      ...pageQuery({ default: 20, max: 100 }),
    }),
    reply: z.array(savedJob),
  },
  listSavedIds: {
    summary: "The ids of all jobs that the caller saved, the newest saved first",
    reply: z.array(z.string()),
  },
  saveJob: {
    summary: "Save a job, or change the note on it",
    refusals: ["conflict", "gone"],
    params: idParams(jobMissingText),
    body: z
      .object({
        note: blankAsNone(text(savedNoteMaximum).nullish()).meta({
          description: "For nobody else's eyes. Null takes it off; a missing key leaves it.",
        }),
      })
      .optional(),
    reply: z.object({ jobId: z.string(), ...saving }),
  },
  forgetJob: {
    summary: "Take a job off the saved ones",
    status: 204,
    params: idParams(jobMissingText),
  },
  saveJobs: {
    summary: "Save several jobs, as a browser kept them; unknown ones are left out",
    refusals: ["conflict"],
    body: z.object({ ids: idList(mostSavedAtOnce) }),
    reply: z.object({
      savedCount: z.int().meta({ description: "How many of them are saved now" }),
    }),
  },
});
