import { forgetOverWaiting } from "#features/applications/statuses/waiting-changes.queries.ts";
import { defineTask } from "#tasks/define-task.ts";
import { deleteOverUndos, undosAreOver } from "./undo.queries.ts";

/** What can no longer be undone is forgotten, and what waited and was told since. */
export const forgetUndosTask = defineTask({
  name: "forget-undos",
  due: (db) => undosAreOver(db),
  endsWithin: 5 * 60,
  run: async ({ db }) => {
    await deleteOverUndos(db);
    await forgetOverWaiting(db);
  },
});
