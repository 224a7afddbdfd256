// What employers read of who applied, as long as an application is anonymous.
import { anonymousFirstName } from "@rolecall/contract/applications/anonymous.ts";
import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { applications } from "#db/schema/applications.ts";
import { applicationEvents } from "#db/schema/histories/application-events.ts";

/** Whoever reaches one of these is shown, for good. */
export const showingStatuses: readonly ApplicationStatus[] = [
  "shortlisted",
  "interview_scheduled",
  "hired",
];

/** The condition on `applications` that employers know whose it is. */
export const isShown = sql`${applications.anonymousCode} is null`;

/** The code of an application that is sent to this job now; null where it is not anonymous. */
export const newAnonymousCode = (jobId: SQLWrapper | string): SQL<string | null> =>
  sql`new_anonymous_code(${jobId})`;

/** The same of the application in `applications` that is sent again. Who was shown once stays so. */
export const anonymousAgain = (jobId: SQLWrapper | string): SQL<string | null> => sql`case
  when exists (
    select from ${applicationEvents} as earlier
    where earlier.application_id = ${applications.id} and earlier.type = 'status'
      and earlier.data->>'to' = any(${sql.param(showingStatuses)}::text[])
  ) then null
  else coalesce(${applications.anonymousCode}, ${newAnonymousCode(jobId)})
end`;

const anonymous = sql.raw(`'${anonymousFirstName}'`);

/** 'Candidate 7K2Q' */
export const anonymousName = (code: SQLWrapper): SQL<string> => sql`${anonymous} || ' ' || ${code}`;

/** The name of who applied, as employers read it: of one line, for lists and letters. */
export const nameForEmployers = (name: SQLWrapper): SQL<string> => sql`case
  when ${isShown} then ${name} else ${anonymousName(applications.anonymousCode)} end`;

/** The names of who applied, as employers read them. */
export const namesForEmployers = (names: Record<"firstName" | "lastName", SQLWrapper>) => ({
  firstName: sql<string | null>`case when ${isShown} then ${names.firstName} else ${anonymous} end`,
  lastName: sql<
    string | null
  >`case when ${isShown} then ${names.lastName} else ${applications.anonymousCode} end`,
});
