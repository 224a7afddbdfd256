import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { Random } from "./random.ts";

export interface StatusChange {
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  changedAt: Date;
}

const day = 24 * 60 * 60 * 1000;

/** Typical histories of applications, weighted in percent. */
const paths: { weight: number; steps: ApplicationStatus[] }[] = [
  { weight: 17, steps: [] },
  { weight: 15, steps: ["under_review"] },
  { weight: 12, steps: ["under_review", "rejected"] },
  { weight: 6, steps: ["rejected"] },
  { weight: 14, steps: ["under_review", "shortlisted"] },
  { weight: 6, steps: ["under_review", "shortlisted", "rejected"] },
  { weight: 3, steps: ["shortlisted", "interview_scheduled"] },
  { weight: 14, steps: ["under_review", "shortlisted", "interview_scheduled"] },
  { weight: 7, steps: ["under_review", "shortlisted", "interview_scheduled", "rejected"] },
  { weight: 4, steps: ["under_review", "shortlisted", "interview_scheduled", "hired"] },
  { weight: 1, steps: ["interview_scheduled", "hired"] },
];
const weights = Object.fromEntries(paths.map(({ weight }, index) => [String(index), weight]));

/**
 * The history of an application from its arrival until now. If the job is closed, applications that
 * still wait are answered.
 */
export const makeHistory = (
  random: Random,
  { appliedAt, closedAt, now }: { appliedAt: Date; closedAt: Date | null; now: Date },
): StatusChange[] => {
  const history: StatusChange[] = [{ from: null, to: "pending", changedAt: appliedAt }];
  const steps = paths[Number(random.weighted(weights))]?.steps ?? [];
  let time = appliedAt.getTime();
  for (const to of steps) {
    // Most answers take a day or two, some a week.
    time += (0.15 + random.next() ** 2 * 7) * day;
    if (time > now.getTime()) break;
    history.push(nextChange(history, to, new Date(time)));
  }
  const isWaiting = !["hired", "rejected"].includes(statusOf(history));
  if (closedAt && isWaiting && random.chance(0.8)) {
    const told = Math.max(time, closedAt.getTime()) + random.between(0.01, 0.4) * day;
    if (told < now.getTime()) history.push(nextChange(history, "rejected", new Date(told)));
  }
  return history;
};

/** A history of the given steps, at even distances from the arrival until now. */
export const makeSteadyHistory = (
  steps: readonly ApplicationStatus[],
  { appliedAt, now }: { appliedAt: Date; now: Date },
): StatusChange[] => {
  const pause = (now.getTime() - appliedAt.getTime()) / (steps.length + 1);
  return steps.reduce<StatusChange[]>(
    (history, to, index) => {
      const changedAt = new Date(appliedAt.getTime() + pause * (index + 1));
      return history.concat(nextChange(history, to, changedAt));
    },
    [{ from: null, to: "pending", changedAt: appliedAt }],
  );
};

/** The same history with one more step at its end. */
export const nextChange = (
  history: readonly StatusChange[],
  to: ApplicationStatus,
  changedAt: Date,
): StatusChange => ({ from: statusOf(history), to, changedAt });

export const statusOf = (history: readonly StatusChange[]): ApplicationStatus =>
  history.at(-1)?.to ?? "pending";
