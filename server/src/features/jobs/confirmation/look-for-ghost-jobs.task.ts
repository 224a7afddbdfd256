import { defineTask } from "#tasks/define-task.ts";
import { confirmationsAreDue } from "./confirmation.queries.ts";
import { lookForGhostJobs } from "./confirmation.service.ts";

export const lookForGhostJobsTask = defineTask({
  name: "look-for-ghost-jobs",
  due: confirmationsAreDue,
  endsWithin: 5 * 60,
  run: ({ db }) => lookForGhostJobs(db),
});
