import { defineTask } from "#tasks/define-task.ts";
import { forgetOldLetters } from "./outbox.service.ts";

export const forgetLettersTask = defineTask({
  name: "forget-letters",
  every: { dailyAt: "03:35" },
  endsWithin: 15 * 60,
  run: ({ db }) => forgetOldLetters(db),
});
