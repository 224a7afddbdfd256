import { defineTask } from "#tasks/define-task.ts";
import { placeJobs } from "./job-places.service.ts";

export const placeJobsTask = defineTask({
  name: "place-jobs",
  atStart: true,
  endsWithin: 60 * 60,
  run: ({ db }) => placeJobs(db),
});
