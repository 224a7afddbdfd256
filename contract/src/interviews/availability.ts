import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

export const hoursOrderText = refusal(
  "hours-end-before-they-begin",
  "Working hours must end after they begin",
);
export const badHoursText = refusal("invalid-working-hours", "Enter valid working hours");
export const badBufferText = refusal("invalid-buffer", "The buffer is 0 to 120 minutes");
export const unreadableCalendarText = refusal(
  "calendar-cannot-be-read",
  "This address cannot be read",
);
export const spanTooLongText = refusal("span-too-long", "Choose at most 62 days");
export const chooseInterviewersText = refusal(
  "interviewer-required",
  "Choose at least one interviewer",
);
export const foreignInterviewerText = refusal(
  "interviewer-outside-hiring-team",
  "Only the hiring team can interview",
);
export const badDurationText = refusal(
  "invalid-duration",
  "An interview lasts from 15 to 480 minutes",
);

export const longestBuffer = 120;
export const durationLimits = { shortest: 15, longest: 480 } as const;
export const mostInterviewers = 20;
/** The most days in which free times are looked for at once. */
export const mostDays = 62;
/** The most entries of working hours. */
export const mostHours = 50;

const employers = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const getAvailability = {
  method: "GET",
  path: "/api/availability",
  access: employers,
} as const satisfies Endpoint;

export const setAvailability = {
  method: "PUT",
  path: "/api/availability",
  access: employers,
} as const satisfies Endpoint;

export const listFreeTimes = {
  method: "GET",
  path: "/api/interviews/free",
  access: employers,
} as const satisfies Endpoint;
/** Begins the address at which a calendar program reads one's interviews. */
export const createCalendar = {
  method: "POST",
  path: "/api/calendar",
  access: employers,
} as const satisfies Endpoint;

export const deleteCalendar = {
  method: "DELETE",
  path: "/api/calendar",
  access: employers,
} as const satisfies Endpoint;
