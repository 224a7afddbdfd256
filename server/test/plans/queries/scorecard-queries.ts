// The queries of criteria and scorecards.
import { asked } from "./asked.ts";

export const scorecardScreens = [
  asked("recruiter", ({ job }) => `/api/jobs/${job}/criteria`),
  asked("recruiter", ({ application }) => `/api/applications/${application}/scorecards`),
];
