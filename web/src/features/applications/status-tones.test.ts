import {
  applicationStatuses,
  statusLabel,
} from "@rolecall/contract/applications/application-status.ts";
import { expect, test } from "vitest";
import { statusFilterOptions } from "./status-options.ts";
import { managementTones, reviewTones } from "./status-tones.ts";

test.each([
  ["pending", "Pending", "yellow", "yellow"],
  ["under_review", "Under Review", "blue", "amber"],
  ["shortlisted", "Shortlisted", "green", "green"],
  ["interview_scheduled", "Interview Scheduled", "purple", "blue"],
  ["rejected", "Rejected", "red", "red"],
  ["hired", "Hired", "emerald", "purple"],
] as const)("%s reads %s, %s for one job and %s across jobs", (status, label, review, across) => {
  expect(statusLabel(status)).toBe(label);
  expect(reviewTones[status]).toBe(review);
  expect(managementTones[status]).toBe(across);
});

test("every status can be filtered by, after all of them", () => {
  expect(statusFilterOptions.map(({ value }) => value)).toEqual(["all", ...applicationStatuses]);
});
