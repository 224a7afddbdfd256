import { plainLetters } from "@rolecall/contract/names/fold.ts";

const letters: Readonly<Record<string, string>> = { ...plainLetters, þ: "th" };
const foreignLetter = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** What is short for the word before others: "St. Louis", "N Las Vegas". Alone it may be a state's code. */
const shortBefore: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  sankt: "saint",
  sint: "saint",
  sta: "santa",
  sto: "santo",
  ft: "fort",
  mt: "mount",
  pt: "point",
  pto: "puerto",
  cd: "ciudad",
  n: "north",
  no: "north",
  s: "south",
  so: "south",
  e: "east",
  w: "west",
};
/** What is short for the word behind others: "Shaker Hts". */
const shortBehind: Readonly<Record<string, string>> = {
  bch: "beach",
  crk: "creek",
  ctr: "center",
  fls: "falls",
  grv: "grove",
  hbr: "harbor",
  hls: "hills",
  hts: "heights",
  jct: "junction",
  mtn: "mountain",
  sprgs: "springs",
  spgs: "springs",
  twp: "township",
  vlg: "village",
};

const inLongForm = (word: string, index: number, words: string[]) =>
  (index < words.length - 1 && shortBefore[word]) || (index > 0 && shortBehind[word]) || word;

/**
 * The normalized form by which names of places are compared: lower case, without accents and
 * punctuation, `St.` as `Saint` and `&` as `and`. "São Paulo" becomes "sao paulo", "Washington, D.C."
 * becomes "washington dc".
 */
export const placeKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll("&", " and ")
    // "St.Louis" is two words, "D.C." is one.
    .replaceAll(/\.(?=\p{L}{2})/gu, " ")
    .replaceAll(/\p{M}|[.'’ʻʼ`]/gu, "")
    .replaceAll(foreignLetter, (letter) => letters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(inLongForm)
    .join(" ");
