import type { SpokenLevel } from "#resume-reading/reading.ts";
import { unaccented } from "./headings.ts";

/** The languages in which resumes are read. */
export const readLocales = ["en", "de", "fr", "es", "pt", "it", "nl"] as const;

const codes =
  "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi yo yue zh zu ase".split(
    " ",
  );
const further = [
  "mandarin",
  "cantonese",
  "farsi",
  "castellano",
  "tagalog",
  "chinese",
  "american sign language",
  "flemish",
  "schweizerdeutsch",
];

const namesIn = (locale: string) => {
  const display = new Intl.DisplayNames([locale], { type: "language" });
  return codes.map((code) => unaccented((display.of(code) ?? code).toLowerCase()));
};
const names = new Set([...further, ...readLocales.flatMap(namesIn)]);

/** Whether a text is the name of a language that people speak. */
export const isSpokenLanguage = (text: string): boolean =>
  names.has(unaccented(text.trim().toLowerCase()));

/** Whether one of its words is. */
export const namesSpokenLanguage = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => word.length > 2 && isSpokenLanguage(word));

const levels: [SpokenLevel, RegExp][] = [
  [
    "native",
    /\b(?:c2|native|nativ[oa]|bilingu\p{L}*|mother tongue|muttersprach\p{L}*|maternelle|materna|madrelingua|moedertaal|first language|lengua materna|zweisprachig)/iu,
  ],
  [
    "basic",
    /\b(?:a1|a2|basic\p{L}*|basi(?:co|ca|s)\p{L}*|elementary|beginner|grundkenntnisse|anfanger|notions?|debutant|scolaire|limited|elementare|scolastico|basico|principiante|elementar|iniciante|beginner|schulkenntnisse)/iu,
  ],
  [
    "good",
    /\b(?:b1|b2|good|intermediate|gut|gute|konversationssicher|conversational|bon|bonne|intermediair\p{L}*|intermedi\p{L}*|working|medio|media|bueno|bom|buono|buona|goed|courant ecrit|independent)/iu,
  ],
  [
    "fluent",
    /\b(?:c1|fluent\p{L}*|fliess?end|verhandlungssicher|sehr gut|courant|fluid[oa]|fluente|fluent[ei]|vloeiend|advanced|proficient|full professional|avance|avanzado|avancado|avanzato|gevorderd|excellent|business fluent|alto|ottimo|zeer goed|tres bon)/iu,
  ],
];

/** How well somebody speaks, as they or LinkedIn write it; null where nobody knows. */
export const levelOf = (written: string): SpokenLevel | null => {
  const plain = unaccented(written.replaceAll("ß", "ss"));
  // 'Sehr gut' is more than 'gut', and 'limited working proficiency' less than 'working'.
  for (const level of ["native", "fluent", "basic", "good"] as const) {
    const pattern = levels.find(([known]) => known === level)?.[1];
    if (pattern?.test(plain)) return level;
  }
  return null;
};
