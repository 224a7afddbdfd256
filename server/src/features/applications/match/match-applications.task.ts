import { defineTask } from "#tasks/define-task.ts";
import { matchOldApplications } from "./application-match.service.ts";
import { applicationsAreUnmatched } from "./kept-match.queries.ts";

export const matchApplicationsTask = defineTask({
  name: "match-applications",
  due: (db) => applicationsAreUnmatched(db),
  endsWithin: 30 * 60,
  run: ({ db }) => matchOldApplications(db),
});
