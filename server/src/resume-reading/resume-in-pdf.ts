/** Under this name a PDF that was drawn of a profile carries the profile as JSON Resume. */
export const resumeInPdf = "RolecallResume";
