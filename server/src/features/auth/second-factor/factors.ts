import { hash } from "node:crypto";
import { type SecondStepWay, secondStepWays } from "@rolecall/contract/auth/second-step.ts";

/** The factors with which an account can be opened. */
export interface Factors {
  passwordHash: string | null;
  /** A confirmed authenticator, with the half minute of the last code that was taken. */
  totp: { secret: string; lastStep: number | null } | null;
  passkeyIds: string[];
  recoveryCodesLeft: number;
}

/** The factors of an account that was made with this password. */
export const passwordAlone = (passwordHash: string): Factors => ({
  passwordHash,
  totp: null,
  passkeyIds: [],
  recoveryCodesLeft: 0,
});

/** With that one of a sign-in, or of an authenticator that is to be confirmed, it is over. */
export const mostWrongCodes = 5;

export const hasSecondFactor = ({ totp, passkeyIds }: Factors): boolean =>
  totp !== null || passkeyIds.length > 0;

/** The possible second steps, in the contract's order. */
export const waysOf = ({ totp, passkeyIds, recoveryCodesLeft }: Factors): SecondStepWay[] => {
  const there: Record<SecondStepWay, boolean> = {
    passkey: passkeyIds.length > 0,
    totp: totp !== null,
    recovery: recoveryCodesLeft > 0,
  };
  return secondStepWays.filter((way) => there[way]);
};

/** Differs from then on where the password, the authenticator or a passkey changed. */
export const fingerprintOf = ({ passwordHash, totp, passkeyIds }: Factors): string =>
  hash("sha256", JSON.stringify([passwordHash, totp?.secret, passkeyIds]), "base64url");
