import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** How often an alert may write: with every new job, once a day, or once a week. */
export const alertFrequencies = ["at-once", "daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The most searches that one person keeps. */
export const mostAlerts = 50;
/** Daily and weekly letters are written at this hour, the weekly ones on Mondays. */
export const alertHour = 7;
/** The most letters of one alert in an hour. */
export const mostAlertLettersAnHour = 6;
/** The most jobs that one letter names; the next letter goes on with newer ones. */
export const mostJobsInAlertLetter = 100;
/** Links in letters name an alert by so many last characters of its id, which tell somebody's alerts apart. */
export const alertEndLength = 5;
/** A preview tells of so many days, and shows so many of their jobs. */
export const previewedDays = 30;
export const mostPreviewedJobs = 20;

export const chooseFrequencyText = refusal(
  "choose-alert-frequency",
  "Choose at once, daily or weekly",
);
export const alertMissingText = refusal("alert-not-found", "Alert not found");
export const searchKeptText = refusal("search-already-kept", "You already keep this search");
export const tooManyAlertsText = refusal(
  "too-many-alerts",
  `You can keep at most ${mostAlerts} searches`,
);
export const addressNeededText = refusal(
  "email-needed-for-alerts",
  "Add an email address to your account first",
);
export const pauseInFutureText = refusal("pause-must-be-in-future", "Choose a day in the future");
export const unknownTimeZoneText = refusal("unknown-time-zone", "Unknown time zone");
export const searchNeededText = refusal("search-needed", "Say which search to keep");

export const listAlerts = {
  method: "GET",
  path: "/api/alerts",
  access: "signed-in",
} as const satisfies Endpoint;

export const createAlert = {
  method: "POST",
  path: "/api/alerts",
  access: "signed-in",
} as const satisfies Endpoint;

export const previewAlert = {
  method: "POST",
  path: "/api/alerts/preview",
  access: "signed-in",
} as const satisfies Endpoint;

export const changeAlert = {
  method: "PATCH",
  path: "/api/alerts/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const deleteAlert = {
  method: "DELETE",
  path: "/api/alerts/{id}",
  access: "signed-in",
} as const satisfies Endpoint;

export const listRefinements = {
  method: "GET",
  path: "/api/alerts/{id}/refinements",
  access: "signed-in",
} as const satisfies Endpoint;
