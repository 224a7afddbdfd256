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
export const isEmailAddress = (value: string): boolean => readAddress(value) !== null;

/**
 * An email address in the one form in which it is kept and compared: its domain in lower case and in ASCII, so
 * that `x@Bücher.example` and `x@xn--bcher-kva.example` are one. Any other text as it is. The database's
 * `kept_email` does the same.
 */
export const keptEmail = (value: string): string => readAddress(value) ?? value;

/** Full stops of East Asian keyboards. */
const otherStops = /[。．｡]/gu;

const readAddress = (value: string): string | null => {
  const at = value.lastIndexOf("@");
  const typed = value.slice(0, at + 1) + value.slice(at + 1).replaceAll(otherStops, ".");
  if (!address.test(typed) || hasUnseen(typed)) return null;
  const domain = domainInAscii(typed.slice(at + 1));
  const kept = domain === null ? null : typed.slice(0, at + 1) + domain;
  return kept !== null && kept.length <= textLimits.email && address.test(kept) ? kept : null;
};

const isPlainDomain = /^(?!.*xn--)[a-z\d.-]+$/i;

/** Node and browsers have it, but not the types that this package knows. */
declare const URL: {
  canParse(address: string): boolean;
  new (address: string): { hostname: string };
};

/** Of a domain's name (RFC 1035). */
const longestLabel = 63;

/** IDNA, as browsers do it; null for what is no domain. */
const domainInAscii = (domain: string): string | null => {
  if (isPlainDomain.test(domain)) return domain.toLowerCase();
  const page = `http://${domain}`;
  const host = URL.canParse(page) ? new URL(page).hostname : "";
  return host !== "" && host.split(".").every((part) => part.length <= longestLabel) ? host : null;
};

/** An email address that must be there, as it is kept. */
export const emailAddress = text(textLimits.email, badEmailText)
  .refine(isEmailAddress, badEmailText)
  .overwrite(keptEmail)
  .meta({ format: "email" });

/** An email address that may be left out; a blank one counts as none. */
export const optionalEmail = blankAsNone(emailAddress.nullish());
