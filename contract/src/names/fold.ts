/**
 * Latin letters that Unicode does not take apart into a plain one and a mark, as people without them type
 * them. The database's `fold` has the same ones.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** They count for nothing: soft hyphens, and spaces and joiners without any width. */
export const unseen = "\u00ad\u200b-\u200d\u2060\ufeff";
const marks = new RegExp(`[\u0300-\u036f${unseen}]`, "g");
const foreignLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");
const isBeyondAscii = /[^\p{ASCII}]/u;

/** Lower case, without accents and what is not seen: as the database's `fold`. */
export const fold = (text: string): string =>
  isBeyondAscii.test(text)
    ? text
        .normalize("NFKD")
        .toLowerCase()
        .replaceAll(marks, "")
        .replaceAll(foreignLetter, (letter) => plainLetters[letter] ?? letter)
    : text.toLowerCase();
