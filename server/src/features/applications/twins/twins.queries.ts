import type { Twin } from "@rolecall/contract/applications/twins.schemas.ts";
import { fewestDigits, mostTwins } from "@rolecall/contract/applications/twins.ts";
import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { candidateProfiles, phoneDigits } from "#db/schema/candidate-profiles.ts";
import { jobs } from "#db/schema/jobs.ts";
import { uploads } from "#db/schema/uploads.ts";
import type { Account } from "#policies/employer.ts";
import { readsApplicationsOf } from "#policies/job.ts";
import { isShown } from "#read-models/anonymous/anonymous.sql.ts";

/** Applications of other accounts, none of them anonymous, with the telephone number or the resume text of this one, that the user reads. */
export const listTwins = async (
  db: Db,
  { id, user }: { id: string; user: Account },
): Promise<Twin[]> => {
  const { rows } = await db.execute<Twin & Record<string, unknown>>(sql`
    with this as materialized (
      select ${applications.candidateId} as candidate_id, ${uploads.textKey} as text_key, (
        select ${phoneDigits} from ${candidateProfiles}
        where ${candidateProfiles.userId} = ${applications.candidateId}
      ) as digits
      from ${applications} join ${uploads} on ${uploads.id} = ${applications.resumeId}
      where ${applications.id} = ${id} and ${isShown}
    ),
    alike as (
      select ${candidateProfiles.userId} as candidate_id, null::uuid as resume_id, 'phone' as because
      from this join ${candidateProfiles} on ${phoneDigits} = this.digits
      where length(this.digits) >= ${fewestDigits}
      union all
      select ${uploads.ownerId}, ${uploads.id}, 'resume'
      from this join ${uploads} on ${uploads.textKey} = this.text_key
    )
    select ${applications.id} as "applicationId", ${applications.jobId} as "jobId",
      array_agg(distinct alike.because) as because
    from this, alike
    join ${applications} on ${applications.candidateId} = alike.candidate_id
      and (alike.resume_id is null or alike.resume_id = ${applications.resumeId})
    join ${jobs} on ${jobs.id} = ${applications.jobId}
    where alike.candidate_id <> this.candidate_id and ${readsApplicationsOf(db, user)} and ${isShown}
    group by ${applications.id}
    order by ${applications.id} desc
    limit ${mostTwins}`);
  return rows;
};
