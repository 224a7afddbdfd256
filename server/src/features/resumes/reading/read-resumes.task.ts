import { defineTask } from "#tasks/define-task.ts";
import { readUnreadResumes } from "./read-resumes.service.ts";
import { resumesAreUnread } from "./unread-resumes.queries.ts";

export const readResumesTask = defineTask({
  name: "read-resumes",
  due: (db) => resumesAreUnread(db),
  endsWithin: 30 * 60,
  run: ({ db, files }) => readUnreadResumes(db, files),
});
