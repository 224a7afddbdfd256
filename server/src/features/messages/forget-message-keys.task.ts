import { defineTask } from "#tasks/define-task.ts";
import { forgetMessageKeys } from "./messages.service.ts";

export const forgetMessageKeysTask = defineTask({
  name: "forget-message-keys",
  every: { dailyAt: "03:25" },
  endsWithin: 15 * 60,
  run: ({ db }) => forgetMessageKeys(db, new Date()),
});
