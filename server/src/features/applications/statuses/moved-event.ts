import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { NewEvent } from "#events/event.ts";

/** An application with where it stood before and where it stands now. */
interface Move {
  id: string;
  jobId: string;
  from: ApplicationStatus;
  before: string | null;
  stageId: string | null;
}

/** What open boards are told of applications that have this status now: nothing of those that stand where they stood. */
export const movesOf = (moves: Move[], status: ApplicationStatus): NewEvent[] =>
  moves
    .filter(({ from, before, stageId }) => from !== status || before !== stageId)
    .map(({ id, jobId, stageId }) => ({
      type: "moved",
      application: { id, jobId },
      side: "employer",
      actorId: null,
      data: { stageId, status },
    }));
