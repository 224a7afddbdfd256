import { timingSafeEqual } from "node:crypto";
import {
  alreadyVerifiedText,
  noWebsiteText,
  unprovableWebsiteText,
  addressNeededText,
  wrongCodeText,
} from "@rolecall/contract/teams/verification.ts";
import { badEmailText, isEmailAddress, keptEmail } from "@rolecall/contract/values/email.ts";
import { textLimits } from "@rolecall/contract/values/text-limits.ts";
import type { Config } from "#config.ts";
import type { Db } from "#db/db.ts";
import { recordChange } from "#features/audit/audit.service.ts";
import { markVerified } from "#features/companies/companies.service.ts";
import { sendLetter } from "#features/letters/outbox.service.ts";
import { countAct, uncountAct } from "#features/limits/limits.service.ts";
import { countLetter } from "#features/teams/letters/letter-limits.service.ts";
import { hashOfCode } from "#features/teams/letters/secrets.ts";
import { lockTeam } from "#features/teams/members/members.service.ts";
import { AppError } from "#http/errors.ts";
import type { SignedInUser } from "#http/session.ts";
import { withOwnCan } from "#policies/company-can.ts";
import { checkMayInCompany } from "#policies/company.ts";
import { registrableDomainOf } from "#registrable-domain.ts";
import { isFreeMail } from "./free-mail.ts";
import { verificationLetter } from "./verification.letter.ts";
import {
  countWrongCode,
  endVerification,
  findVerification,
  replaceVerification,
} from "./verification.queries.ts";

interface OnCompany {
  id: string;
  user: SignedInUser;
}

const hour = 60 * 60 * 1000;
const mostWrongCodes = 5;

/** Has a code sent to an address at the domain of the company's website, which proves the company. */
export const startVerification = (
  db: Db,
  { id, user, email }: OnCompany & { email?: unknown },
  { config }: { config: Config },
): Promise<void> =>
  db.transaction(async (db) => {
    const company = await lockTeam(db, id);
    await checkMayInCompany(db, { companyId: id, user }, "verify");
    const { website, domain } = provableWebsite(company);
    const address = addressAt(domain, email);
    const counted = { kind: "verification", companyId: id, senderId: user.id } as const;
    await countLetter(db, { ...counted, email: address }, config);
    await countAct(db, { act: "domain-code", of: domain }, config);
    const expiresAt = new Date(Date.now() + hour);
    const letter = await replaceVerification(db, {
      companyId: id,
      email: address,
      website,
      expiresAt,
    });
    await sendLetter(db, verificationLetter, { companyId: id, letter });
  });

/** Verifies the company with the code of the newest letter; from then on members alone post its jobs. */
export const confirmVerification = async (
  db: Db,
  { id, user, code }: OnCompany & { code: string },
  config: Config,
) => {
  const verified = await db.transaction(async (db) => {
    const company = await lockTeam(db, id);
    await checkMayInCompany(db, { companyId: id, user }, "verify");
    const { verifiedAt, website } = company;
    const sent = verifiedAt ? null : await findVerification(db, id);
    const isOpen =
      sent &&
      sent.expiresAt > new Date() &&
      sent.wrongCodes < mostWrongCodes &&
      sent.website === website;
    if (!isOpen || sent.codeHash === null) return null;
    const verifiedDomain = registrableDomainOf(website);
    // Counted before it is tried, so that companies at one domain guess one after another.
    const guess = { act: "wrong-domain-code", of: verifiedDomain ?? "" } as const;
    await countAct(db, guess, config);
    if (!isSame(sent.codeHash, hashOfCode(id, code.trim()))) {
      // Kept although the answer is a refusal.
      await countWrongCode(db, id);
      return null;
    }
    await uncountAct(db, guess);
    await endVerification(db, id);
    await recordChange(db, {
      actorId: user.id,
      action: "company-verified",
      subjectId: id,
      companyId: id,
      changes: { verifiedDomain },
    });
    return withOwnCan(db, user, await markVerified(db, { id, verifiedDomain }));
  });
  if (!verified) throw new AppError("bad-input", wrongCodeText, { path: "code" });
  return verified;
};

/** The website of a company that can still be verified by it, and whose domain it is. */
const provableWebsite = ({
  website,
  verifiedAt,
}: {
  website: string | null;
  verifiedAt: Date | null;
}) => {
  if (!website) throw new AppError("conflict", noWebsiteText);
  const domain = registrableDomainOf(website);
  if (!domain || isFreeMail(domain)) throw new AppError("conflict", unprovableWebsiteText);
  if (verifiedAt) throw new AppError("conflict", alreadyVerifiedText);
  return { website, domain };
};

/** The address, if it is one below the domain. */
const addressAt = (domain: string, email: unknown): string => {
  const isAddress =
    typeof email === "string" && email.length <= textLimits.email && isEmailAddress(email);
  if (!isAddress) throw badEmail(badEmailText);
  const kept = keptEmail(email);
  const host = kept.slice(kept.lastIndexOf("@") + 1);
  if (host !== domain && !host.endsWith(`.${domain}`))
    throw badEmail(addressNeededText({ domain }));
  return kept;
};

const badEmail = (sentence: string) => new AppError("bad-input", sentence, { path: "email" });

const isSame = (one: string, other: string) =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
