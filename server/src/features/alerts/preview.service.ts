import { type AlertFrequency, mostPreviewedJobs } from "@rolecall/contract/alerts/alerts.ts";
import type { JobFilter } from "@rolecall/contract/jobs/jobs.schemas.ts";
import { countCap } from "@rolecall/contract/jobs/jobs.ts";
import type { Db } from "#db/db.ts";
import { searchJobs } from "#features/jobs/job-search.service.ts";
import { findJobs } from "#features/search/search.service.ts";
import type { SignedInUser } from "#http/session.ts";
import { countLetters } from "./alert-times.ts";
import { listPostedAt } from "./preview.queries.ts";
import { ofLastMonth } from "./stored-search.ts";

/** What a kept search would have sent in the last days, of what is still open. @throws `bad-input` as the search does */
export const previewOf = async (
  db: Db,
  { user, search, frequency }: { user: SignedInUser; search: JobFilter; frequency: AlertFrequency },
) => {
  const wanted = ofLastMonth(search);
  const { items: jobs } = await searchJobs(db, {
    search: { ...wanted, limit: mostPreviewedJobs },
    user,
  });
  const { ids, total } = await findJobs(db, { ...wanted, limit: countCap });
  const moments = await listPostedAt(db, ids);
  return { total, letters: countLetters({ frequency, timeZone: "UTC" }, moments), jobs };
};
