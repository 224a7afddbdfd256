import { refusal } from "#refusal.ts";
import { hasUnseen } from "./blank.ts";
import { textLimits } from "./text-limits.ts";
import { blankAsNone, text } from "./text.ts";

export const badEmailText = refusal("enter-valid-email-address", "Enter a valid email address");

/**
 * The form of an email address: words joined by single dots, an `@`, and a domain of at least two
 * labels. Of the characters that RFC 5321 allows before the `@`, those are excluded that have a
 * meaning in links and letters (`?`, `%`, quotes) or to old relays (`!`, `|`).
 */
const word = String.raw`[\p{L}\p{M}\p{Nd}_'+&=~#*/^$-]+`;
const label = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?`;
const address = new RegExp(
  String.raw`^${word}(?:\.${word})*@${label}(?:\.${label})*\.(?!\p{Nd}+$)${label}$`,
  "u",
);

/** Whether a text is an email address. */
export const isEmailAddress = (value: string): boolean => address.test(value) && !hasUnseen(value);

/** An email address that must be there. */
export const emailAddress = text(textLimits.email, badEmailText)
  .refine(isEmailAddress, badEmailText)
  .meta({ format: "email" });

/** An email address that may be left out; a blank one counts as none. */
export const optionalEmail = blankAsNone(emailAddress.nullish());
