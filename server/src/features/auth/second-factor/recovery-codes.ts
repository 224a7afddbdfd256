import { hash, randomBytes } from "node:crypto";

/** Letters and digits that nobody takes for one another on paper. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const codesAtOnce = 10;

const newCode = () => {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return (letters.match(/.{4}/g) ?? []).join("-");
};

/** Ten codes of 80 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, newCode);

/** The stored hash of a code; case, spaces and hyphens do not matter. */
export const hashOfRecoveryCode = (code: string): string =>
  hash(
    "sha256",
    code
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll(/[\s\p{Pd}]/gu, ""),
    "base64url",
  );
