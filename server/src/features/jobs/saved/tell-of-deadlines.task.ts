import { defineTask } from "#tasks/define-task.ts";
import { tellOfDeadlines } from "./saved-job-letters.service.ts";

export const tellOfDeadlinesTask = defineTask({
  name: "tell-of-deadlines",
  every: { hourlyAt: 15 },
  endsWithin: 30 * 60,
  run: ({ db }) => tellOfDeadlines(db),
});
