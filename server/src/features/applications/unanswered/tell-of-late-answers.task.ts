import { defineTask } from "#tasks/define-task.ts";
import { tellOfLateAnswers } from "./unanswered.service.ts";

export const tellOfLateAnswersTask = defineTask({
  name: "tell-of-late-answers",
  every: { hourlyAt: 25 },
  endsWithin: 30 * 60,
  run: ({ db }) => tellOfLateAnswers(db),
});
