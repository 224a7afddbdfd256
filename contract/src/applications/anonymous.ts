/** How employers read the first name of who applied anonymously; a code stands in place of the last name. */
export const anonymousFirstName = "Candidate";

/** What stands in place of a name, an address, a telephone number, a link or a file. */
export const hiddenText = "[hidden]";

/** The text of an application's resume, for its hiring team: hidden alike where the application is anonymous. */
export const applicationResumePath = "/api/applications/:id/resume";
export const anonymousResumePath = (id: string): string => `/api/applications/${id}/resume`;
