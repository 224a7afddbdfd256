import { defineTask } from "#tasks/define-task.ts";
import { reindexJobs } from "./reindex.service.ts";

export const reindexJobsTask = defineTask({
  name: "reindex-jobs",
  atStart: true,
  endsWithin: 12 * 60 * 60,
  run: ({ db }) => reindexJobs(db),
});
