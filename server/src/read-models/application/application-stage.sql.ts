// Where an application stands: in the stage that it names, if the job has it and it is of the application's status,
// else in the one that is the home of its status.
import {
  applicationStatuses,
  type ApplicationStatus,
} from "@rolecall/contract/applications/application-status.ts";
import { sql, type SQL } from "drizzle-orm";
import { applications } from "#db/schema/applications.ts";

/** What must be known of a job's stages. */
export interface StandingStage {
  id: string;
  status: ApplicationStatus;
  isHome: boolean;
}

const ofStatus = (list: StandingStage[], status: ApplicationStatus) => {
  const inIt = list.filter((stage) => stage.status === status);
  const home = inIt.find(({ isHome }) => isHome);
  if (!home) throw new Error(`No stage is the home of ${status}`);
  return { ids: inIt.map(({ id }) => id), home: home.id };
};

/** The id of the stage in which an application stands, whose job has these stages. */
export const stageIn = (
  list: StandingStage[],
  { status, stageId }: { status: ApplicationStatus; stageId: string | null },
): string => {
  const { ids, home } = ofStatus(list, status);
  return stageId !== null && ids.includes(stageId) ? stageId : home;
};

/** The stage of the application in `applications`, whose job has these stages. */
export const stageIdIn = (list: StandingStage[]): SQL<string> => {
  const cases = applicationStatuses.map((status) => {
    const { ids, home } = ofStatus(list, status);
    return sql`when ${status} then case
      when ${applications.stageId} = any(${sql.param(ids)}::uuid[]) then ${applications.stageId}
      else ${home}::uuid
    end`;
  });
  return sql`case ${applications.status} ${sql.join(cases, sql` `)} end`;
};
