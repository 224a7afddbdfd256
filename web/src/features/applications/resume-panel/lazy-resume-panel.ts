import { lazy } from "react";
import { loadResumePanel } from "./load-resume-panel.ts";

/** Loaded when somebody reads a resume. */
export const LazyResumePanel = lazy(async () => ({
  default: (await loadResumePanel()).ResumePanel,
}));
