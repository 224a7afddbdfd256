import * as z from "zod";
import { listUsersToWriteTo } from "#features/auth/auth.queries.ts";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { deleteReset } from "./password-reset.queries.ts";
import { newResetLink } from "./reset-links.service.ts";

/** A name that nobody can mistake for a link or an offer: anyone may have it written to anyone. */
const plainName = /^[\p{L}\p{N}_-]+$/u;

/** The link to set a new password, for the account with this username or email, if there is one. */
export const resetLinkLetter = defineLetter({
  kind: "reset-link",
  about: z.object({ identifier: z.string() }),
  to: async (db, { identifier }, config) => {
    const recipients = [];
    for (const { id: userId, username, email: to } of await listUsersToWriteTo(db, identifier)) {
      const token = await newResetLink(db, { userId, to }, config);
      if (token) recipients.push({ to, username, token });
    }
    return recipients;
  },
  write: ({ username, token }, { name, supportEmail }) => ({
    subject: `Set a new password for ${name}`,
    body: [
      `Hello${plainName.test(username) ? ` ${username}` : ""},`,
      `Somebody, probably you, asked to set a new password for your account at ${name}. To do so, open this link within an hour.`,
      { link: `/auth/reset?token=${token}`, label: "Set a new password" },
      "The link works once. Setting a new password signs you out everywhere.",
      `If it was not you, there is nothing to do: without the link your password stays as it is. Should such emails keep coming, please tell us: ${supportEmail}`,
    ],
  }),
  examples: [
    { to: "ada@jobs.example", username: "ada", token: "the-token" },
    { to: "grace@jobs.example", username: "win.example a prize", token: "the-token" },
  ],
  takeBack: (db, { token }) => deleteReset(db, hashOfToken(token)),
});
