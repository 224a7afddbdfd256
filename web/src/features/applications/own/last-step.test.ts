import { expect, test } from "vitest";
import { lastStep } from "./last-step.ts";

const sent = {
  status: "pending",
  updatedAt: "2026-11-03T12:00:00.000Z",
  openedAt: null,
  withdrawnAt: null,
} as const;
const openedAt = "2026-11-05T12:00:00.000Z" as const;
const withdrawnAt = "2026-11-20T12:00:00.000Z" as const;

test.each([
  ["that was only sent has no step after it", sent, null],
  ["that was opened says when", { ...sent, openedAt }, "Opened November 5, 2026"],
  [
    "that was moved says when",
    { ...sent, openedAt, status: "interview_scheduled" as const },
    "In this status since November 3, 2026",
  ],
  [
    "that was taken back says when",
    { ...sent, openedAt, status: "under_review" as const, withdrawnAt },
    "Taken back November 20, 2026",
  ],
])("an application %s", (_which, application, text) => {
  expect(lastStep(application)).toBe(text);
});
