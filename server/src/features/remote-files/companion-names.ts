/** Links are one provider more to Companion. */
export const linkProvider = "link";
