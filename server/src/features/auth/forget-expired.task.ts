import { defineTask } from "#tasks/define-task.ts";
import { forgetExpired } from "./clean-up.service.ts";

export const forgetExpiredTask = defineTask({
  name: "forget-expired",
  every: { dailyAt: "03:20" },
  endsWithin: 15 * 60,
  run: ({ db }) => forgetExpired(db),
});
