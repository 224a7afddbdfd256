/** The titles of the pages that are there once an administrator has written them. */
export const textTitles = { privacy: "Privacy", imprint: "Imprint" } as const;
