import { defineTask } from "#tasks/define-task.ts";
import { refreshAnswers } from "./answers.service.ts";
import { answersHaveChanged } from "./refresh-answers.queries.ts";

export const refreshAnswersTask = defineTask({
  name: "refresh-answers",
  due: () => answersHaveChanged,
  endsWithin: 10 * 60,
  run: ({ db }) => refreshAnswers(db),
});
