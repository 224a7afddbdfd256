import { defineTask } from "#tasks/define-task.ts";
import { cleanUpResumes } from "./unused-resumes.service.ts";

export const cleanUpResumesTask = defineTask({
  name: "clean-up-resumes",
  every: { dailyAt: "03:50" },
  endsWithin: 60 * 60,
  run: ({ db, files }) => cleanUpResumes(db, files),
});
