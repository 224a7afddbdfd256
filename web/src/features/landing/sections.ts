/** Ids of the sections that the landing page's anchor links lead to. */
export const sections = { jobs: "jobs", about: "about", footer: "footer" } as const;

/** The column of a section's content. */
export const sectionColumn = "mx-auto w-full max-w-page px-4 sm:px-6 print:px-px";
