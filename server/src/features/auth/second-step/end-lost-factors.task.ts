import { defineTask } from "#tasks/define-task.ts";
import { reportsAreDue } from "./lost-factors.queries.ts";
import { endLostFactors } from "./lost-factors.service.ts";

export const endLostFactorsTask = defineTask({
  name: "end-lost-factors",
  due: reportsAreDue,
  endsWithin: 5 * 60,
  run: ({ db }) => endLostFactors(db),
});
