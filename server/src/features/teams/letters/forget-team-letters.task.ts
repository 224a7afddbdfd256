import { defineTask } from "#tasks/define-task.ts";
import { forgetLetters } from "./letter-limits.service.ts";

export const forgetTeamLettersTask = defineTask({
  name: "forget-team-letters",
  every: { dailyAt: "03:30" },
  endsWithin: 15 * 60,
  run: ({ db }) => forgetLetters(db),
});
