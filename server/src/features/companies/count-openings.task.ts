import { defineTask } from "#tasks/define-task.ts";
import { openingsHaveEnded } from "./openings.queries.ts";
import { countEndedOpenings } from "./openings.service.ts";

export const countOpeningsTask = defineTask({
  name: "count-openings",
  due: () => openingsHaveEnded,
  endsWithin: 5 * 60,
  run: ({ db }) => countEndedOpenings(db),
});
