import {
  filterApplications,
  getApplication,
  listJobApplications,
  statusHistory,
} from "@rolecall/contract/applications/applications.ts";
import { getTimeline } from "@rolecall/contract/applications/timeline.ts";
import { listUndecidedJobs, recruiterDashboard } from "@rolecall/contract/dashboard.ts";
import { getBoard, listCards } from "@rolecall/contract/hiring/board.ts";
import { undo } from "@rolecall/contract/hiring/undo.ts";
import { mutationOf } from "#lib/query.ts";

/** Everything that shows where applications stand. */
const standings = [
  filterApplications,
  listJobApplications,
  getApplication,
  recruiterDashboard,
  listUndecidedJobs,
  getBoard,
  listCards,
  statusHistory,
  getTimeline,
] as const;

export const undoMutation = mutationOf(undo, {
  invalidates: standings,
  invalidatesOnConflict: standings,
});
