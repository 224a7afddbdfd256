import { defineTask } from "#tasks/define-task.ts";
import { cleanUpUploads } from "./abandoned-uploads.service.ts";

export const cleanUpUploadsTask = defineTask({
  name: "clean-up-uploads",
  every: { hourlyAt: 40 },
  endsWithin: 15 * 60,
  run: ({ db, files }) => cleanUpUploads(db, files),
});
