import { randomBytes } from "node:crypto";
import * as z from "zod";
import { hashOfToken } from "#features/auth/sessions/session-token.ts";
import { defineLetter } from "#mail/define-letter.ts";
import { isNameOfAnother, updateToken } from "./email-changes.queries.ts";

/** 192 random bits: beyond guessing, and the link still fits on one line of a mail, which keeps it whole. */
const newLinkToken = () => randomBytes(24).toString("base64url");

interface Wanted {
  to: string;
  /** Null where the address is another account's. */
  token: string | null;
}

const examples: Wanted[] = [
  { to: "new@jobs.example", token: "the-token" },
  { to: "taken@jobs.example", token: null },
];

/**
 * To an address that somebody wants for their account: the link that makes it theirs; anyone may have it sent
 * to anyone. Where another account has the address, its owner alone is told, and nothing opens anything.
 */
export const emailChangeLetter = defineLetter({
  kind: "email-change",
  about: z.object({ changeId: z.string() }),
  to: async (db, { changeId: id }) => {
    const token = newLinkToken();
    const now = new Date();
    const change = await updateToken(db, { id, tokenHash: hashOfToken(token), now });
    if (!change) return [];
    return [{ to: change.email, token: (await isNameOfAnother(db, change)) ? null : token }];
  },
  write: ({ token }, { name, supportEmail }) => {
    const shouldTheyKeepComing = `Should such emails keep coming, please tell us: ${supportEmail}`;
    if (token === null)
      return {
        subject: "This address already has an account",
        body: [
          "Hello,",
          `Somebody, perhaps you, wants this address for another account at ${name}. That is not possible, since an account with this address exists already. Nothing has changed.`,
          "If it was you, sign in with this address, or give that account another address first. If it was not, there is nothing to do; what is set for your account stands under Settings, Security (/settings/security).",
          shouldTheyKeepComing,
        ],
      };
    return {
      subject: "Confirm your new email address",
      body: [
        "Hello,",
        `Somebody, probably you, wants this address for their account at ${name}. To make it yours there, sign in to that account and open this link within 24 hours.`,
        { link: `/settings/email?token=${token}`, label: "Confirm this address" },
        "The link works once. Until then the account keeps its old address.",
        "If it was not you, there is nothing to do: without the link nothing changes. If the account is yours, look at what is set for it.",
        { link: "/settings/security", label: "Look at your account" },
        shouldTheyKeepComing,
      ],
    };
  },
  examples,
});
