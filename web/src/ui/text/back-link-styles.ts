import { linkStyles } from "./link-styles.ts";

/** A way back, with its arrow, above the title of a screen. */
export const backLinkStyles = linkStyles({
  variant: "quiet",
  className: "inline-flex items-center gap-1.5",
});
