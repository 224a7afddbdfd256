import { isEmailAddress, keptEmail } from "@rolecall/contract/values/email.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";

/** A person as the provider describes them. */
export interface Identity {
  /** The provider's own lasting id of the person. */
  subject: string;
  /** Only where the provider has checked that the person reads mail there. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The beginning of a new account's username. */
  nickname: string;
}

/** Text from elsewhere, as it can be stored; null for none. */
const storable = (text: unknown, max: number): string | null =>
  typeof text === "string"
    ? text.toWellFormed().replaceAll("\0", "").slice(0, max).trim() || null
    : null;

interface Claims {
  subject: string;
  email: unknown;
  firstName: unknown;
  lastName: unknown;
  nickname: unknown;
}

/** Makes an identity of a provider's claims. */
export const identityOf = ({ subject, email, firstName, lastName, nickname }: Claims): Identity => {
  const address = storable(email, textLimits.email);
  return {
    subject,
    email: address !== null && isEmailAddress(address) ? keptEmail(address) : null,
    firstName: storable(firstName, textLimits.name),
    lastName: storable(lastName, textLimits.name),
    nickname: storable(nickname, textLimits.username) ?? address?.split("@")[0] ?? "",
  };
};
