import { nameRules } from "#match/vocabulary/skill-kinds.ts";
import { vocabulary, type Vocabulary } from "#match/vocabulary/vocabulary.ts";
import type { Section } from "./sections.ts";
import { tokensOf, type Token } from "./tokens.ts";

export interface FoundSkill {
  skill: number;
  start: number;
  end: number;
}
interface Hit extends FoundSkill {
  name: number;
  from: number;
  to: number;
}

const longestName = 8;
/** So many words to either side are 'beside'. */
const reach = 6;
const beside = new Set(
  "programming programmer developer development framework language library microsoft ms script scripting stack code coding app software backend frontend engineer sdk api suite office google database".split(
    " ",
  ),
);
/** Of names in small letters, which are words of every day as well ('teams', 'access'), these alone. */
const besideSmall = new Set("programming framework library language microsoft ms suite".split(" "));
/** Before a name with a capital letter these are enough. */
const asked = new Set(
  "experience experienced know knowledge knowing proficient proficiency familiar familiarity skilled expert expertise using".split(
    " ",
  ),
);
const besideLanguages = new Set(
  "fluent fluency fluently speak speaking spoken speaker bilingual multilingual trilingual native proficient proficiency mother tongue written verbal conversational language translate translation interpreter teacher lessons b1 b2 c1 c2".split(
    " ",
  ),
);
/** What stands before a skill that is none: 'no experience with', 'not required to know'. */
const denied =
  /\b(?:no|without|not|never|lack(?:s|ing)?|isn['’]t|aren['’]t|don['’]t|doesn['’]t)\s+(?:\w+\s+){0,3}?(?:experience|knowledge|need(?:ed)?|required?|necessary|know(?:ing)?|familiar(?:ity)?|skills?|background|training)\b[^.;:!?]*$/i;
const deniedBehind =
  /^[^.;:!?,]{0,30}?\b(?:(?:is|are)\s+not\s+(?:required|needed|necessary)|(?:isn|aren)['’]t\s+(?:required|needed|necessary)|not\s+(?:required|needed|necessary))\b/i;

/** The names of skills in a line, the longest from the left; those whose rule they do not meet left out. */
export const findInLine = (
  line: string,
  section: Section = "plain",
  isList = false,
): FoundSkill[] => {
  if (section === "aside") return [];
  const known = vocabulary();
  const tokens = tokensOf(line);
  const hits = hitsIn(known, tokens);
  return hits
    .filter((hit) => isMention(known, { hit, hits, tokens, section, isList, line }))
    .map(({ skill, start, end }) => ({ skill, start, end }));
};

const hitsIn = (known: Vocabulary, tokens: Token[]): Hit[] => {
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const hit = longestFrom(known, tokens, from);
    if (!hit) continue;
    hits.push(hit);
    from = hit.to - 1;
  }
  return hits;
};

const longestFrom = (known: Vocabulary, tokens: Token[], from: number): Hit | null => {
  const { names } = known;
  let best: Hit | null = null;
  const keep = (name: number | null, to: number) => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (name === null || !first || !last) return;
    if (!isWrittenAsRuled(known, name, tokens.slice(from, to))) return;
    best = { skill: known.skillOfName(name), name, from, to, start: first.start, end: last.end };
  };
  // One word counts as it is, or without the ending of its plural.
  const only = tokens[from];
  for (const word of new Set([only?.singular ?? "", only?.word ?? ""])) {
    const number = known.wordNumber(word);
    const node = number === undefined ? null : names.step(names.root, number);
    if (node !== null && best === null && !(only?.isJoined && only.word.length === 1))
      keep(names.endAt(node), from + 1);
  }
  let node: number | null = names.root;
  for (let at = from; at < Math.min(tokens.length, from + longestName); at++) {
    const token = tokens[at];
    if (!token || (at > from && token.isCut)) break;
    const number = known.wordNumber(token.stem);
    node = number === undefined ? null : names.step(node, number);
    if (node === null) break;
    if (at > from) keep(names.endAt(node), at + 1);
  }
  return best;
};

/** Whether a name that counts only as written is written so; of 'Go' and 'C' the capitals count as well. */
const isWrittenAsRuled = (known: Vocabulary, name: number, tokens: Token[]) => {
  const rule = known.ruleOfName(name);
  if (rule === nameRules.always) return true;
  const expected = (known.writtenName(name) ?? "").replace(/[^\p{L}\p{N}+#]/gu, "");
  if (rule === nameRules.beside && expected.length > 2) return true;
  return tokens.map(({ written }) => written).join("") === expected;
};

interface Place {
  hit: Hit;
  hits: Hit[];
  tokens: Token[];
  section: Section;
  isList: boolean;
  line: string;
}

const isMention = (known: Vocabulary, place: Place): boolean => {
  const { hit, isList, section, line } = place;
  if (isList) return true;
  if (denied.test(sentenceBefore(line, hit.start)) || deniedBehind.test(line.slice(hit.end)))
    return false;
  const kind = known.skillKind(hit.skill);
  if (kind === "language")
    return section === "languages" || isBeside(place, besideLanguages, isLanguage(known));
  if (known.ruleOfName(hit.name) === nameRules.beside)
    return (
      isAlone(place) ||
      isAskedFor(place) ||
      isBeside(place, isCapital(place) ? beside : besideSmall, isCertainTool(known))
    );
  return true;
};

/** A line that is nothing but the name is an item of a list. */
const isAlone = ({ hit, tokens }: Place) => hit.from === 0 && hit.to === tokens.length;

const isCapital = ({ hit, tokens }: Pick<Place, "hit" | "tokens">) =>
  /^\p{Lu}/u.test(tokens[hit.from]?.written ?? "");

const isAskedFor = ({ hit, tokens }: Place) =>
  hit.from > 0 &&
  isCapital({ hit, tokens }) &&
  tokens.slice(Math.max(0, hit.from - reach), hit.from).some(({ word }) => asked.has(word));

const sentenceBefore = (line: string, end: number) =>
  line
    .slice(Math.max(0, end - 120), end)
    .split(/[.;:!?](?=\s)/)
    .at(-1) ?? "";

const isLanguage = (known: Vocabulary) => (hit: Hit) => known.skillKind(hit.skill) === "language";
const isCertainTool = (known: Vocabulary) => (hit: Hit) =>
  known.ruleOfName(hit.name) !== nameRules.beside &&
  ["tool", "knowledge"].includes(known.skillKind(hit.skill));

/** Whether a telling word, or another name of its kind, stands near. */
const isBeside = (
  { hit, hits, tokens }: Place,
  words: ReadonlySet<string>,
  isOfKind: (other: Hit) => boolean,
) =>
  tokens
    .slice(Math.max(0, hit.from - reach), hit.to + reach)
    .some(({ singular, word }) => words.has(singular) || words.has(word)) ||
  hits.some(
    (other) =>
      other !== hit &&
      other.to > hit.from - reach &&
      other.from < hit.to + reach &&
      isOfKind(other),
  );
