import { defineTask } from "#tasks/define-task.ts";
import { alertsAreDue } from "./look.queries.ts";
import { lookForNewJobs } from "./look.service.ts";

export const tellOfNewJobsTask = defineTask({
  name: "tell-of-new-jobs",
  due: alertsAreDue,
  endsWithin: 30 * 60,
  run: ({ db }) => lookForNewJobs(db),
});
