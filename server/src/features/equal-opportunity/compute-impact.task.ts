import { defineTask } from "#tasks/define-task.ts";
import { computeDueImpact, impactIsDue } from "./impact.service.ts";

export const computeImpactTask = defineTask({
  name: "compute-impact",
  due: impactIsDue,
  endsWithin: 30 * 60,
  run: ({ db }) => computeDueImpact(db),
});
