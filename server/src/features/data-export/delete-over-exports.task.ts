import { defineTask } from "#tasks/define-task.ts";
import { deleteOverExports } from "./data-export.service.ts";
import { exportsAreOver } from "./data-exports.queries.ts";

export const deleteOverExportsTask = defineTask({
  name: "look-after-exports",
  due: exportsAreOver,
  endsWithin: 60 * 60,
  run: ({ db, files }) => deleteOverExports(db, files),
});
