import * as z from "zod";
import { findLetterPerson } from "#read-models/letters/letter-subjects.queries.ts";
import { defineLetter } from "./define-letter.ts";
import type { LetterPart, LetterSite } from "./letter.ts";

interface Definition {
  kind: string;
  subject: string;
  /** @param at the day and time that the letter names, if it names one */
  says: (site: LetterSite, at: string) => LetterPart[];
  /** Whether there is an account left to look at; usually there is. */
  hasAccount?: boolean;
}

const about = z.object({
  userId: z.string(),
  /** The time of the event, or of the end of it, if it is still to come. */
  at: z.coerce.date().optional(),
  /** The recipient, if it is not the account's address. */
  to: z.string().optional(),
});

const dayOf = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

const ifItWasNotYou: LetterPart[] = [
  "If it was you, there is nothing to do. If not, look at what is set for your account, and end the sessions that you do not know.",
  { link: "/settings/security", label: "Look at your account" },
];

interface Owner {
  to: string;
  at: Date | undefined;
}

const examples: Owner[] = [{ to: "ada@jobs.example", at: new Date(Date.UTC(2026, 10, 26, 12)) }];

/**
 * A letter about the safety of an account, to its owner, if the account has an address. It has no link but
 * those to the settings, and no name of anybody.
 */
export const safetyLetter = ({ kind, subject, says, hasAccount = true }: Definition) =>
  defineLetter({
    kind,
    about,
    isLimited: true,
    to: async (db, { userId, at, to }) => {
      const address = to ?? (await findLetterPerson(db, userId))?.email;
      return address ? [{ to: address, at }] : [];
    },
    write: ({ at }, site) => ({
      subject,
      body: [
        "Hello,",
        ...says(site, at ? dayOf.format(at) : ""),
        ...(hasAccount ? ifItWasNotYou : []),
        `Should you need help, write to ${site.supportEmail}.`,
      ],
    }),
    examples,
  });
