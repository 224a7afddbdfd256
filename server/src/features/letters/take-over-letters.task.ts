import { defineTask } from "#tasks/define-task.ts";
import { takeOverLetters } from "./take-over-letters.service.ts";

export const takeOverLettersTask = defineTask({
  name: "take-over-letters",
  atStart: true,
  every: { hourlyAt: 5 },
  endsWithin: 5 * 60,
  run: ({ db }) => takeOverLetters(db),
});
