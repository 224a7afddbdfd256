import type { givenFactor } from "@rolecall/contract/auth/second-factor.schemas.ts";
import { isBlank } from "@rolecall/contract/values/blank.ts";

/** The factors in a body, with unchecked values. */
export type GivenFactors = { [Way in keyof typeof givenFactor]?: unknown };

export type GivenFactor =
  | { way: "code" | "recoveryCode"; text: string }
  | { way: "credential"; credential: object };

/** Longer than any code, with all the spaces that somebody may put into it. */
const longestCode = 200;

/** The one factor that a body gives; null where it gives none or several, or a code that is no text. */
export const givenFactorOf = (given: GivenFactors | undefined): GivenFactor | null => {
  const named = (["code", "recoveryCode", "credential"] as const).filter(
    (way) => given?.[way] !== undefined && given[way] !== null,
  );
  const [way] = named;
  if (way === undefined || named.length > 1) return null;
  const value = given?.[way];
  if (way === "credential")
    return typeof value === "object" && value !== null ? { way, credential: value } : null;
  if (typeof value !== "string" || isBlank(value)) return null;
  return { way, text: value.slice(0, longestCode) };
};
