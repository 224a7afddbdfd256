import { recruiterRefusal } from "#applications/applications.ts";
import type { Endpoint } from "#endpoint.ts";
import { refusal } from "#refusal.ts";

/** The screens of applications that can be kept with their filters. */
export const viewScreens = ["board", "list", "table", "review"] as const;
export type ViewScreen = (typeof viewScreens)[number];

export const viewNameMaximum = 100;
export const viewQueryMaximum = 2_000;
/** The most views that one person keeps, and the most that one company's team keeps. */
export const mostViews = 100;

export const viewNameText = refusal("view-name-required", "View name is required");
export const viewScreenText = refusal(
  "unknown-view-screen",
  "Choose the board, the list, the table or the review",
);
export const viewQueryText = refusal(
  "view-query-too-long",
  `The filter of a view has at most ${viewQueryMaximum} characters`,
);
export const viewColumnsText = refusal("invalid-view-columns", "Columns must be a list of names");
export const viewMissingText = refusal("view-not-found", "View not found");
export const tooManyViewsText = refusal(
  "too-many-views",
  `You can keep at most ${mostViews} views`,
);

const access = { roles: ["recruiter", "company"], refusal: recruiterRefusal } as const;

export const listViews = { method: "GET", path: "/api/views", access } as const satisfies Endpoint;

export const addView = { method: "POST", path: "/api/views", access } as const satisfies Endpoint;

export const changeView = {
  method: "PATCH",
  path: "/api/views/{id}",
  access,
} as const satisfies Endpoint;

export const deleteView = {
  method: "DELETE",
  path: "/api/views/{id}",
  access,
} as const satisfies Endpoint;
