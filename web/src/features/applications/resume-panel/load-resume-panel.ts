/** The panel brings pdf.js's worker along, so it is loaded when somebody reads a resume. */
export const loadResumePanel = () => import("./resume-panel.tsx");
