import { readFileSync } from "node:fs";
import { readFlat } from "./flat-file.ts";
import { nameRules, skillKinds, type SkillKind } from "./skill-kinds.ts";
import { makeTrie } from "./trie.ts";

const kindNames = Object.values(skillKinds);

/** Fewer uses say nothing: a name of one occupation is no more telling than one of twenty. */
const fewestUses = 20;

/** Weights of words are kept as whole numbers. */
const hundredths = 100;

const load = (compiled: Buffer) => {
  const file = readFlat(compiled);
  const words = file.texts("words");
  const numbers = new Map(words.map((word, index) => [word, index]));
  const skills = file.texts("skills");
  const kinds = file.numbers("skill-kinds");
  const uses = file.numbers("skill-uses");
  const occupations = file.texts("occupations");

  const rules = file.numbers("name-rules");
  const withRules = file.texts("names-with-rules");
  const ruledNames: (string | undefined)[] = [];
  let ruled = 0;
  for (const [name, rule] of rules.entries())
    ruledNames[name] = rule === nameRules.always ? undefined : withRules[ruled++];

  const weights = file.numbers("word-weights");
  const wordWeights = new Float32Array(words.length);
  for (const [index, word] of file.numbers("read-words").entries())
    wordWeights[word] = (weights[index] ?? 0) / hundredths;

  const listOf = (name: string) => {
    const values = file.numbers(name);
    const starts = file.numbers(`${name}-starts`);
    return (index: number) => values.subarray(starts[index], starts[index + 1]);
  };

  const broader = listOf("broader");
  const familySizes = new Uint16Array(skills.length);
  for (const family of file.numbers("broader"))
    familySizes[family] = (familySizes[family] ?? 0) + 1;

  return {
    /** The number of a word, where the vocabulary has it. */
    wordNumber: (word: string) => numbers.get(word),
    wordOf: (word: number) => words[word] ?? "",
    /** How much a word tells as one of a text; 0 of those that are not read. */
    wordWeight: (word: number) => wordWeights[word] ?? 0,
    skillName: (skill: number) => skills[skill] ?? "",
    skillKind: (skill: number): SkillKind => kindNames[kinds[skill] ?? 0] ?? "group",
    /** How rare a skill is among occupations. */
    skillRarity: (skill: number) =>
      Math.log(1 + occupations.length / Math.max(uses[skill] ?? 0, fewestUses)),
    broader,
    /** How many skills stand directly below one. */
    familySize: (skill: number) => familySizes[skill] ?? 0,
    implies: listOf("implies"),
    /** The names of skills, word by word. */
    names: makeTrie(file.numbers("name-words"), file.numbers("name-starts")),
    skillOfName: (name: number) => file.numbers("name-skills")[name] ?? 0,
    ruleOfName: (name: number) => rules[name] ?? nameRules.always,
    /** The name as it is written; known of those with a rule alone. */
    writtenName: (name: number) => ruledNames[name],
    occupationName: (occupation: number) => occupations[occupation] ?? "",
    soc: file.numbers("soc"),
    isco: file.numbers("isco"),
    titles: {
      occupations: file.numbers("title-occupations"),
      words: file.numbers("title-words"),
      starts: file.numbers("title-starts"),
      wordCount: words.length,
    },
  };
};
export type Vocabulary = ReturnType<typeof load>;

let loaded: Vocabulary | undefined;

/** Occupations, skills and words of work, read when they are first asked for. */
export const vocabulary = (): Vocabulary =>
  (loaded ??= load(readFileSync(new URL("vocabulary.bin", import.meta.url))));

/** Takes another vocabulary, before anything is read with the product's: to measure what is held out of it. */
export const readWith = (compiled: Buffer): void => {
  if (loaded) throw new Error("The vocabulary was read already");
  loaded = load(compiled);
};
