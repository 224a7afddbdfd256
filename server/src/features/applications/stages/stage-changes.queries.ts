import { sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { applications } from "#db/schema/applications.ts";
import { stages } from "#db/schema/hiring/stages.ts";
import { jobs } from "#db/schema/jobs.ts";

interface Replaced {
  owner: { companyId: string } | { jobId: string };
  replaced: { from: string; to: string }[];
}

export const updateReplacedStages = async (db: Db, { owner, replaced }: Replaced) => {
  const ofJobs =
    "jobId" in owner
      ? sql`${applications.jobId} = ${owner.jobId}`
      : sql`${applications.jobId} in (
          select ${jobs.id} from ${jobs} where ${jobs.companyId} = ${owner.companyId}
            and not exists (select from ${stages} where ${stages.jobId} = ${jobs.id})
        )`;
  const from = sql.param(replaced.map((one) => one.from));
  const to = sql.param(replaced.map((one) => one.to));
  await db.execute(sql`
    update ${applications} set stage_id = wanted."to"
    from unnest(${from}::uuid[], ${to}::uuid[]) as wanted ("from", "to")
    where ${applications.stageId} = wanted."from" and ${ofJobs}`);
};
