import { defineTask } from "#tasks/define-task.ts";
import { keepMissingMatches } from "./kept-jobs.service.ts";

export const keepMatchesOfJobsTask = defineTask({
  name: "keep-matches-of-jobs",
  atStart: true,
  endsWithin: 12 * 60 * 60,
  run: ({ db, stopping }) => keepMissingMatches(db, stopping),
});
