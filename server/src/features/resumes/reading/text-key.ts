import { createHash } from "node:crypto";
import { fewestCharacters } from "@rolecall/contract/applications/twins.ts";

/**
 * What two resumes with the same text have in common, whatever their layout: a hash of the text without regard to
 * case and spaces. Null of a text that is too short to tell one person.
 */
export const textKeyOf = (lines: readonly { text: string }[]): string | null => {
  const text = lines
    .map((line) => line.text)
    .join("")
    .replaceAll(/\s+/gu, "")
    .toLowerCase();
  return [...text].length < fewestCharacters
    ? null
    : createHash("sha256").update(text).digest("base64url");
};
