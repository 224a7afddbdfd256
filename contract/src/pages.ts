/** Every screen's path. The server answers these with the client, and any other page path with 404. */
export const pagePaths = [
  "/",
  "/auth",
  "/auth/forgot",
  "/auth/reset",
  "/terms",
  "/privacy",
  "/imprint",
  "/jobs",
  "/saved-jobs",
  "/alerts",
  "/jobs/confirm",
  "/jobs/for-you",
  "/jobs/{id}",
  "/jobs/{id}/edit",
  "/jobs/{id}/hiring",
  "/jobs/{jobId}/applications",
  "/applications/{id}",
  "/jobs/{jobId}/board",
  "/jobs/{jobId}/review",
  "/companies",
  "/your-company",
  "/companies/{id}",
  "/companies/{id}/team",
  "/companies/{id}/hiring",
  "/companies/{id}/letters",
  "/invitations/{token}",
  "/interviews/{token}",
  "/select-role",
  "/profile",
  "/profile/findable",
  "/profile/requests",
  "/candidates",
  "/candidates/{id}",
  "/my-applications",
  "/my-applications/{id}",
  "/messages",
  "/messages/{id}",
  "/my-jobs",
  "/reviewing-jobs",
  "/dashboard",
  "/analytics",
  "/application-management",
  "/post-job",
  "/settings/account",
  "/settings/email",
  "/settings/security",
  "/settings/privacy",
  "/settings/notifications",
  "/settings/interviews",
  "/admin",
] as const;

/**
 * The title of a screen in the browser's tab and in previews of links; the start page has the
 * site's name alone.
 */
export const documentTitle = (title: string, siteName = "Rolecall"): string =>
  title === "" ? siteName : `${title} - ${siteName}`;

/** Titles of screens that people share, by path. */
export const publicTitles = {
  "/": "",
  "/jobs": "Find Jobs",
  "/companies": "Browse Companies",
  "/terms": "Terms and Conditions",
} as const;

/** The hash that opens a job with the dialog to apply. */
export const applyHash = "apply";

/** The address after a sign-in without another destination. */
export const homePath = "/";

/**
 * A path of this site to go on to after signing in, or `/` where `next` is
 * anything else: another site, a scheme, a backslash, a control character.
 */
export const safeNextPath = (next: unknown): string =>
  typeof next === "string" && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : homePath;
