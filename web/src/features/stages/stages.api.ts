import {
  filterApplications,
  listJobApplications,
} from "@rolecall/contract/applications/applications.ts";
import { getBoard } from "@rolecall/contract/hiring/board.ts";
import {
  listCompanyStages,
  listJobStages,
  removeJobStages,
  setCompanyStages,
  setJobStages,
} from "@rolecall/contract/hiring/stages.ts";
import { mutationOf, queryOf } from "#lib/query.ts";

export const companyStagesQuery = (id: string) => queryOf(listCompanyStages, { params: { id } });
export const jobStagesQuery = (id: string) => queryOf(listJobStages, { params: { id } });

/** Applications stand in other stages after it. */
const standing = {
  invalidates: [listJobStages, listCompanyStages],
  marksStale: [getBoard, listJobApplications, filterApplications],
};
export const setCompanyStagesMutation = mutationOf(setCompanyStages, standing);
export const setJobStagesMutation = mutationOf(setJobStages, standing);
export const removeJobStagesMutation = mutationOf(removeJobStages, standing);
