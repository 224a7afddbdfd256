import type { ApplicationStatus } from "@rolecall/contract/applications/application-status.ts";
import type { BadgeTone } from "#ui/badge.tsx";

/** Colours on the screen of one job's applications. */
export const reviewTones: Record<ApplicationStatus, BadgeTone> = {
  pending: "yellow",
  under_review: "blue",
  shortlisted: "green",
  interview_scheduled: "purple",
  rejected: "red",
  hired: "emerald",
};

/** Colours on the dashboard and on the management screen. */
export const managementTones: Record<ApplicationStatus, BadgeTone> = {
  pending: "yellow",
  under_review: "amber",
  shortlisted: "green",
  interview_scheduled: "blue",
  rejected: "red",
  hired: "purple",
};
