import { objectPathPrefix } from "@rolecall/contract/resumes/resumes.ts";
import { escapeMarkup } from "#http/reply/markup.ts";
import { plainPage } from "#http/reply/plain-page.ts";

/**
 * The page that a browser shows in place of a file while nobody is signed in, with a link to sign
 * in and come back.
 */
export const signInFirstPage = (id: string): string => {
  const file = objectPathPrefix + encodeURIComponent(id);
  const signIn = escapeMarkup(`/api/login?next=${encodeURIComponent(file)}`);
  return plainPage(
    "Sign in to open this file",
    `<p>It opens for the person who uploaded it and for those whom it was sent to. Signing in leads back to it.</p>
<a href="${signIn}">Sign In</a>`,
  );
};
