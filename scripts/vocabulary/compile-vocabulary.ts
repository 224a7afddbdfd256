// Makes `vocabulary.bin` of the texts beside it: `node scripts/vocabulary/compile-vocabulary.ts`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { tokensOf } from "../../server/src/match/reading/tokens.ts";
import { writeFlat } from "../../server/src/match/vocabulary/flat-file.ts";
import { nameRules, skillKinds } from "../../server/src/match/vocabulary/skill-kinds.ts";

const folder = new URL("../../server/src/match/vocabulary/", import.meta.url);
export const compiledFile = new URL("vocabulary.bin", folder);

const linesOf = (name: string) => readFileSync(new URL(name, folder), "utf8").trimEnd().split("\n");

/** A name without what stands in brackets, as people write it. */
const bare = (name: string) => name.replace(/\s*\([^)]*\)/g, "").trim();

const isMarked = (name: string) => /^[=~-]/.test(name);

const ruleOf = (mark: string) =>
  ({ "=": nameRules.asWritten, "~": nameRules.beside })[mark] ?? nameRules.always;

/** The numbers of the words, in the order in which they are first met. */
const numbered = () => {
  const numbers = new Map<string, number>();
  return {
    of(word: string) {
      const known = numbers.get(word) ?? numbers.size;
      numbers.set(word, known);
      return known;
    },
    list: () => [...numbers.keys()],
  };
};

/** Lists of numbers as one, and where each begins. */
const joined = (lists: readonly (readonly number[])[]) => {
  let end = 0;
  return { values: lists.flat(), starts: [0, ...lists.map((list) => (end += list.length))] };
};

const numbersIn = (text: string | undefined) =>
  text ? text.split(",").map((id) => Number(id) - 1) : [];

/** The compiled file; without some titles, as 'code<TAB>title', where what it makes of them is measured. */
export const compileVocabulary = (heldOut: ReadonlySet<string> = new Set()): Buffer => {
  const words = numbered();
  const kinds = Object.keys(skillKinds);
  const skills = linesOf("skills.tsv").map((line) => {
    const [kind = "", names = "", broader, implies, uses] = line.split("\t");
    return {
      kind: kinds.indexOf(kind),
      names: names.split("|"),
      broader: numbersIn(broader),
      implies: numbersIn(implies),
      uses: Number(uses),
    };
  });

  const seen = new Set<string>();
  const names = skills.flatMap(({ kind, names: all }, skill) =>
    kinds[kind] === "g"
      ? []
      : // A rule about a name holds for it in brackets, too: 'Swift (computer programming)'.
        all
          .toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))
          .flatMap((marked) => {
            const mark = /^[=~-]/.exec(marked)?.[0] ?? "";
            const name = bare(marked.slice(mark.length));
            const tokens = tokensOf(name);
            const key = tokens.map(({ word }) => word).join(" ");
            if (mark === "-" || key === "" || tokens.length > 8 || seen.has(key)) return [];
            seen.add(key);
            // One word counts as it is, several by their stems.
            const only = tokens.length === 1 ? tokens[0] : undefined;
            const sequence = only ? [only.singular] : tokens.map(({ stem }) => stem);
            return [
              { skill, rule: ruleOf(mark), name, words: sequence.map((one) => words.of(one)) },
            ];
          }),
  );

  const occupations = linesOf("occupations.tsv").map((line) => {
    const [soc = "", isco = "", titles = ""] = line.split("\t");
    return {
      soc: Number(soc),
      isco: Number(isco),
      titles: titles.split("|").filter((title) => !heldOut.has(`${soc}\t${title}`)),
    };
  });
  const titles = occupations.flatMap(({ titles: all }, occupation) => {
    const keys = new Set<string>();
    return all.flatMap((title) => {
      const stems = [...new Set(tokensOf(bare(title)).map(({ stem }) => stem))].toSorted();
      const key = stems.join(" ");
      if (stems.length === 0 || keys.has(key)) return [];
      keys.add(key);
      return [{ occupation, words: stems.map((one) => words.of(one)) }];
    });
  });

  const read = linesOf("words.txt").map((line) => {
    const [word = "", weight] = line.split("\t");
    return { word: words.of(tokensOf(word)[0]?.stem ?? ""), weight: Number(weight) };
  });
  const nameWords = joined(names.map((name) => name.words));
  const titleWords = joined(titles.map((title) => title.words));
  const broader = joined(skills.map((skill) => skill.broader));
  const implies = joined(skills.map((skill) => skill.implies));

  return writeFlat([
    { name: "words", kind: "text", values: words.list().join("\n") },
    { name: "read-words", kind: "u16", values: read.map(({ word }) => word) },
    { name: "word-weights", kind: "u8", values: read.map(({ weight }) => weight) },
    {
      name: "skills",
      kind: "text",
      values: skills.map(({ names: [name = ""] }) => name.replace(/^[=~-]/, "")).join("\n"),
    },
    { name: "skill-kinds", kind: "u8", values: skills.map(({ kind }) => kind) },
    { name: "skill-uses", kind: "u16", values: skills.map(({ uses }) => uses) },
    { name: "broader", kind: "u16", values: broader.values },
    { name: "broader-starts", kind: "u32", values: broader.starts },
    { name: "implies", kind: "u16", values: implies.values },
    { name: "implies-starts", kind: "u32", values: implies.starts },
    { name: "name-skills", kind: "u16", values: names.map(({ skill }) => skill) },
    { name: "name-rules", kind: "u8", values: names.map(({ rule }) => rule) },
    { name: "name-words", kind: "u16", values: nameWords.values },
    { name: "name-starts", kind: "u32", values: nameWords.starts },
    {
      name: "names-with-rules",
      kind: "text",
      values: names
        .filter(({ rule }) => rule !== nameRules.always)
        .map(({ name }) => name)
        .join("\n"),
    },
    {
      name: "occupations",
      kind: "text",
      values: occupations.map(({ titles: [name = ""] }) => name).join("\n"),
    },
    { name: "soc", kind: "u32", values: occupations.map(({ soc }) => soc) },
    { name: "isco", kind: "u16", values: occupations.map(({ isco }) => isco) },
    { name: "title-occupations", kind: "u16", values: titles.map(({ occupation }) => occupation) },
    { name: "title-words", kind: "u16", values: titleWords.values },
    { name: "title-starts", kind: "u32", values: titleWords.starts },
  ]);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(compiledFile, compileVocabulary());
