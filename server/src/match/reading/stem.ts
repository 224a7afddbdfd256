/** Names of a trade that tell who somebody is, by the one that stands for all of them. */
const feminine: Record<string, string> = {
  actress: "actor",
  actresses: "actor",
  headmistress: "headmaster",
  heiress: "heir",
  hostess: "host",
  hostesses: "host",
  manageress: "manager",
  masseuse: "masseur",
  seamstress: "tailor",
  stewardess: "steward",
  stewardesses: "steward",
  waitress: "waiter",
  waitresses: "waiter",
};

/** 'saleswoman', 'salesperson' and 'salesmen' are one word. */
const ofAnybody = (word: string): string => {
  const known = Object.hasOwn(feminine, word) ? feminine[word] : undefined;
  if (known !== undefined) return known;
  return word.length > 6 ? word.replace(/(?:wom[ae]n|persons?|people|men)$/, "man") : word;
};

/** The word without the ending of its plural. */
export const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

/** 'plann' is 'plan', 'drill' is itself. */
const undoubled = (word: string) => (/([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

const withoutEnding = (word: string): string => {
  if (/[aeiouy].*ing$/.test(word) && word.length > 5) return undoubled(word.slice(0, -3));
  if (/[aeiouy].*ed$/.test(word) && word.length > 4) return undoubled(word.slice(0, -2));
  if (word.endsWith("ment") && word.length > 7) return word.slice(0, -4);
  if (word.endsWith("ation") && word.length > 8) return word.slice(0, -5);
  return word;
};

/** Nobody's words are longer. */
const longestWord = 40;

/** The stem of a word in lower case: the same for its plural, its past, its '-ing' and its '-ment'. */
export const stem = (word: string): string => {
  if (word.length > longestWord) return word;
  const one = singular(ofAnybody(word));
  if (one.length < 4 || !/^\p{L}+$/u.test(one)) return one;
  const root = withoutEnding(one);
  return root.length > 3 ? root.replace(/e$/, "").replace(/y$/, "i") : root;
};
