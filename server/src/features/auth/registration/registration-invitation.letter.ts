import { roleLabels, type Role } from "@rolecall/contract/values/role.ts";
import * as z from "zod";
import { hashOfToken, newToken } from "#features/auth/sessions/session-token.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { updateToken } from "./registration.queries.ts";

interface Invited {
  to: string;
  role: Role;
  token: string;
}

const examples: Invited[] = [{ to: "ada@jobs.example", role: "recruiter", token: "the-token" }];

/** The link to register, for whom an administrator invited; a link that was sent before ends. */
export const registrationInvitationLetter = defineLetter({
  kind: "registration-invitation",
  about: z.object({ invitationId: z.string() }),
  to: async (db, { invitationId: id }) => {
    const token = newToken();
    const now = new Date();
    const invitation = await updateToken(db, { id, tokenHash: hashOfToken(token), now });
    return invitation ? [{ to: invitation.email, role: invitation.role, token }] : [];
  },
  write: ({ role, token }, { name }) => ({
    subject: `You are invited to ${name}`,
    body: [
      "Hello,",
      `The administrators of ${name} invite you to make an account there (${roleLabels[role]}). To do so, open this link within seven days.`,
      { link: `/auth?invitation=${token}`, label: "Make an account" },
      "The link is good for one account. If you do not want one, there is nothing to do.",
    ],
  }),
  examples,
});
