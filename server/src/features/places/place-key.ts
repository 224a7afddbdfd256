import { plainLetters } from "#plain-letters.ts";

const letters: Readonly<Record<string, string>> = { ...plainLetters, þ: "th" };
const foreignLetter = new RegExp(`[${Object.keys(letters).join("")}]`, "g");
const longForms: Record<string, string> = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

/**
 * The normalized form by which names of places are compared: lower case, without accents and
 * punctuation, `St.` as `Saint`. "São Paulo" becomes "sao paulo", "Washington, D.C." becomes
 * "washington dc".
 */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}|[.'’ʻʼ`]/gu, "")
    .replaceAll(foreignLetter, (letter) => letters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => longForms[word] ?? word)
    .join(" ");
