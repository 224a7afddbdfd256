import { hash } from "node:crypto";

/** The counter of an act for one person, address, domain or other thing, of which a hash alone is kept. */
export const counterOf = (act: string, of: string) => ({
  act,
  key: hash("sha256", of, "base64url"),
});
