import { settledAreToErase } from "#features/applications/erase-applications.service.ts";
import { jobsAreToRetire } from "#features/jobs/retired-jobs.service.ts";
import { either } from "#tasks/condition.sql.ts";
import { defineTask } from "#tasks/define-task.ts";
import { eraseOldApplications } from "./erase-old-applications.service.ts";

export const eraseOldApplicationsTask = defineTask({
  name: "erase-old-applications",
  due: (db, { retentionMonths: months }) =>
    months === null ? null : either(settledAreToErase(db, months), jobsAreToRetire(db, months)),
  endsWithin: 60 * 60,
  run: ({ db, config }) => eraseOldApplications(db, config.retentionMonths),
});
