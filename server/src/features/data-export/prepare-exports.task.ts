import { defineTask } from "#tasks/define-task.ts";
import { exportsWait } from "./data-exports.queries.ts";
import { prepareExports } from "./prepare-exports.service.ts";

/** At once, where somebody has just asked; later, where it failed or its server died. */
export const prepareExportsTask = defineTask({
  name: "prepare-exports",
  due: exportsWait,
  retry: { times: 0 },
  endsWithin: 60 * 60,
  run: ({ db, ...services }) => prepareExports(db, services),
});
