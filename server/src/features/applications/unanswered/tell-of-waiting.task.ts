import { defineTask } from "#tasks/define-task.ts";
import { tellOfWaiting } from "./unanswered.service.ts";

export const tellOfWaitingTask = defineTask({
  name: "tell-of-waiting",
  every: { dailyAt: "06:00" },
  endsWithin: 30 * 60,
  run: ({ db }) => tellOfWaiting(db),
});
