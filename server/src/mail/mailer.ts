import type { Decision } from "@rolecall/contract/admin/reports.ts";
import type { GivenRole } from "@rolecall/contract/teams/member-role.ts";
import type { Transaction } from "#db/db.ts";

/** The occasions of letters about the safety of an account. */
export const safetyLetterKinds = [
  "password-changed",
  "username-changed",
  "email-asked",
  "email-changed",
  "two-step-on",
  "two-step-off",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "second-step-failed",
  "second-factor-lost",
  "second-factor-ends",
  "export-ready",
  "leaving",
  "stays",
  "erased",
] as const;
export type SafetyLetterKind = (typeof safetyLetterKinds)[number];

/** A letter about the safety of an account, to its owner. */
export interface SafetyLetter {
  userId: string;
  kind: SafetyLetterKind;
  /** The time of the event, or of the end of it, if it is still to come. */
  at?: Date | undefined;
  /** The recipient, if it is not the account's address. */
  to?: string | undefined;
}

/** The subject of a team's letter, by ids alone. */
export type TeamOccasion =
  | { about: "invitation"; invitationId: string; letter: number }
  | { about: "member-joined"; invitationId: string; userId: string }
  | { about: "role-changed"; companyId: string; userId: string; role: GivenRole }
  | { about: "member-removed" | "became-owner" | "handed-over"; companyId: string; userId: string }
  | { about: "job-taken-over"; jobId: string; userId: string }
  | { about: "verification"; companyId: string; letter: number };

/** A message of the site to one person, by the ids of the person and of its subject. */
export type Notice = { to: string } & (
  | { about: "suspended" | "approved" }
  | { about: "company-suspended"; companyId: string }
  | { about: "job-taken-down" | "job-approved" | "job-still-open"; jobId: string }
  | { about: "case-decided"; jobId: string; decision: Decision }
);

/** Every letter that there is, by its occasion. `Within` is what it is asked for in. */
export interface Letters<Within> {
  /**
   * Mails a link to set a new password to the account with this username or email; does nothing if
   * there is none.
   */
  sendResetLink: (db: Within, identifier: string) => Promise<void>;
  /** A letter about a company's team; none where what it is about is gone. */
  sendTeamLetter: (db: Within, occasion: TeamOccasion) => Promise<void>;
  /** Tells the owner of an account what happened to it; accounts without an address get no letter. */
  sendSafetyLetter: (db: Within, letter: SafetyLetter) => Promise<void>;
  /** Writes to the address that somebody asked for; nothing where they ask for it no longer. */
  sendEmailChange: (db: Within, changeId: string) => Promise<void>;
  /** A link to register, for whom an administrator invited. */
  sendRegistrationInvitation: (db: Within, invitationId: string) => Promise<void>;
  sendNotices: (db: Within, notices: Notice[]) => Promise<void>;
  /** Forgets the letters that wait or were given up and name one of these, in lower case: ids, names, addresses. */
  forgetLetters: (db: Within, names: string[]) => Promise<void>;
}

/**
 * The mail that features ask for, in the transaction of what the letter tells: both are kept, or neither.
 * They name the occasion, not the text: the letter is written when it is delivered, so that the queue holds
 * no secrets and a link is as fresh as the letter that carries it.
 */
export type Mailer = Letters<Transaction>;
