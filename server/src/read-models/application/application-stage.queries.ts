import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { stages } from "#db/schema/hiring/stages.ts";
import { jobs } from "#db/schema/jobs.ts";
import { type StandingStage, stageIn } from "./application-stage.sql.ts";

/** The stages of each of these jobs: its own, where it has some, else its company's. */
const listStagesOfJobs = async (
  db: Db,
  jobIds: string[],
): Promise<Map<string, StandingStage[]>> => {
  const found = await db
    .select({
      jobId: jobs.id,
      id: stages.id,
      status: stages.status,
      isHome: stages.isHome,
    })
    .from(jobs)
    .innerJoin(
      stages,
      eq(
        stages.listId,
        sql`case
          when exists (select from stages own where own.job_id = ${jobs.id}) then ${jobs.id}
          else ${jobs.companyId}
        end`,
      ),
    )
    .where(sql`${jobs.id} = any(${sql.param(jobIds)}::uuid[])`);
  return Map.groupBy(found, ({ jobId }) => jobId);
};

/** The names of these stages. */
export const namesOfStages = async (db: Db, ids: string[]): Promise<Map<string, string>> => {
  const found = await db
    .select({ id: stages.id, name: stages.name })
    .from(stages)
    .where(sql`${stages.id} = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(found.map(({ id, name }) => [id, name]));
};

interface Standing {
  id: string;
  jobId: string;
  status: ApplicationStatus;
  stageId: string | null;
}

/** The ids of the stages in which these applications stand. */
export const stageIdsOf = async (db: Db, standing: Standing[]): Promise<Map<string, string>> => {
  const jobIds = [...new Set(standing.map(({ jobId }) => jobId))];
  const lists = await listStagesOfJobs(db, jobIds);
  return new Map(standing.map((one) => [one.id, stageIn(lists.get(one.jobId) ?? [], one)]));
};
