import { defineTask } from "#tasks/define-task.ts";
import { publishingsAreDue } from "./publishing.queries.ts";
import { publishDueJobs } from "./publishing.service.ts";

export const publishJobsTask = defineTask({
  name: "publish-jobs",
  due: publishingsAreDue,
  endsWithin: 5 * 60,
  run: ({ db }) => publishDueJobs(db),
});
