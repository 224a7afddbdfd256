import {
  filterApplications,
  getApplication,
  listJobApplications,
} from "@rolecall/contract/applications/applications.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { getBoard, listCards } from "@rolecall/contract/hiring/board.ts";
import { moveManyToStage, moveToStage } from "@rolecall/contract/hiring/stages.ts";
import { type QueryFunctionContext, queryOptions } from "@tanstack/react-query";
import { viewFilter } from "#features/applications/views/view-filter.ts";
import type { ViewSearch } from "#features/applications/views/view-search.ts";
import { lastingMutationOf } from "#lib/lasting-mutation.ts";
import { queryOf } from "#lib/query.ts";
import { type BoardData, mergeBoard } from "./board-data.ts";

/** The board of a job. Read again, it keeps what was loaded of its stages. */
export const boardQuery = (id: string, search: ViewSearch) => {
  const { queryKey, queryFn } = queryOf(getBoard, { params: { id }, query: viewFilter(search) });
  const read = queryFn as (context: QueryFunctionContext) => Promise<Omit<BoardData, "order">>;
  return queryOptions({
    queryKey: [...queryKey],
    queryFn: async (context: QueryFunctionContext): Promise<BoardData> =>
      mergeBoard(context.client.getQueryData<BoardData>(queryKey), {
        ...(await read(context)),
        order: search.sort,
      }),
    // Others move cards while it is not shown.
    staleTime: 0,
  });
};

/** The next cards of a stage. */
export const nextCardsQuery = (
  { id, stageId, after }: { id: string; stageId: string; after: string | undefined },
  search: ViewSearch,
) => ({
  ...queryOf(listCards, { params: { id, stageId }, query: { ...viewFilter(search), after } }),
  staleTime: 0,
  gcTime: 0,
});

/** Beside the board itself, which has moved already. */
const shown = {
  invalidates: [],
  marksStale: [
    filterApplications,
    listJobApplications,
    getApplication,
    recruiterDashboard,
    listUndecidedJobs,
  ],
};
export const moveCardMutation = lastingMutationOf(moveToStage, shown);
export const moveCardsMutation = lastingMutationOf(moveManyToStage, shown);
