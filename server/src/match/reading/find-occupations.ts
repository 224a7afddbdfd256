import { vocabulary } from "#match/vocabulary/vocabulary.ts";
import { tokensOf } from "./tokens.ts";

/** An occupation that a title may mean, beside the most likely one, which is 1. */
export interface MeantOccupation {
  occupation: number;
  likeness: number;
}

const kept = 5;
/** A title less like any that is known means nothing. */
const leastLike = 0.55;
/** Of the best one's likeness; what is less likely is noise. */
const leastBeside = 0.6;
const titlesPooled = 3;
/** Of what an occupation is worth, the part of its likest name; the rest is the mean of the best three. */
const shareOfLikest = 0.7;
/** So much of its likeness an occupation of O*NET lends to those of ESCO with its code. */
const shareLent = 0.2;
/** Names less like a title are left out. */
const leastCounted = 0.1;
/** A title half of which is known means less: from here on all of what it is like, from the other end nothing. */
const sureFrom = 0.8;
const unsureBelow = 0.4;
/** Rare words tell more, though not by all that they are rarer. */
const rarityPower = 0.5;

const asides =
  /\b(?:remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|permanent|temporary|temp|intern(?:ship)?|entry[- ]level|mid[- ]level|senior|sr|junior|jr|lead|principal|staff|head|chief|i{1,3}|iv|v|[1-5]|m\/f\/d|f\/m\/d|urgent|hiring|now|experienced|certified)\b\.?/gi;
const short: Record<string, string> = {
  dev: "developer",
  devs: "developer",
  swe: "software engineer",
  sde: "software engineer",
  eng: "engineer",
  engr: "engineer",
  mgr: "manager",
  asst: "assistant",
  admin: "administrator",
  tech: "technician",
  rep: "representative",
  acct: "accountant",
  qa: "quality assurance",
  ux: "user experience",
  ui: "user interface",
  hr: "human resources",
  frontend: "front end",
  backend: "back end",
  fullstack: "full stack",
  rn: "registered nurse",
  lpn: "licensed practical nurse",
  cna: "certified nursing assistant",
};

const expanded = (title: string) =>
  title
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    // 'Sales woman' is 'saleswoman'.
    .replace(/(\p{L}{3,})[ -](?=(?:wo)?m[ae]n\b|persons?\b)/giu, "$1")
    .replace(/[\p{L}]+/gu, (word) => {
      const lower = word.toLowerCase();
      return Object.hasOwn(short, lower) ? (short[lower] ?? word) : word;
    });

/** How much the words of the known titles tell, the titles of each word, and how long each title is. */
const index = () => {
  const { titles } = vocabulary();
  const { words, starts, wordCount } = titles;
  const count = starts.length - 1;
  const first = new Uint32Array(wordCount + 1);
  for (const word of words) first[word + 1] = (first[word + 1] ?? 0) + 1;
  for (let word = 0; word < wordCount; word++)
    first[word + 1] = (first[word + 1] ?? 0) + (first[word] ?? 0);
  const next = first.slice();
  const titlesOf = new Uint32Array(words.length);
  const rarity = new Float32Array(wordCount);
  for (let word = 0; word < wordCount; word++)
    rarity[word] =
      Math.log(1 + count / Math.max(1, (first[word + 1] ?? 0) - (first[word] ?? 0))) ** rarityPower;
  const lengths = new Float32Array(count);
  for (let title = 0; title < count; title++) {
    let sum = 0;
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      const word = words[at] ?? 0;
      const place = next[word] ?? 0;
      titlesOf[place] = title;
      next[word] = place + 1;
      sum += (rarity[word] ?? 0) ** 2;
    }
    lengths[title] = Math.sqrt(sum);
  }
  return { first, titlesOf, rarity, lengths, likeness: new Float32Array(count) };
};
let indexed: ReturnType<typeof index> | undefined;

/** An occupation as a title is like its names: the likeliest one, and that with the mean of the best three. */
export interface LikeOccupation {
  occupation: number;
  top: number;
  pooled: number;
}

/** The occupations that a title means, the likeliest first; none where the vocabulary knows no such title. */
export const findOccupations = (title: string): MeantOccupation[] => {
  const ranking = likeOccupations(title);
  return isKnown(ranking) ? meant(ranking) : [];
};

/** All occupations with names like a title, the likeliest first: by its head, or all of it, whichever is liker. */
export const likeOccupations = (title: string): LikeOccupation[] => {
  const whole = expanded(title);
  const head = /^(.+?)(?:,|\s[-–—|/@]\s|\sat\s)/.exec(whole)?.[1];
  const bare = (text: string) => text.replace(asides, " ");
  const ways = head ? [bare(head), head, bare(whole), whole] : [bare(whole), whole];
  let likest: LikeOccupation[] = [];
  for (const text of ways) {
    const ranking = ranked(stemsOf(text));
    if (topOf(ranking) >= sureFrom) return ranking;
    if (topOf(ranking) > topOf(likest)) likest = ranking;
  }
  return likest;
};

const topOf = (ranking: readonly LikeOccupation[]) =>
  ranking.reduce((most, { top }) => Math.max(most, top), 0);
const isKnown = (ranking: readonly LikeOccupation[]) => topOf(ranking) >= leastLike;

const stemsOf = (text: string) => [...new Set(tokensOf(text).map(({ stem }) => stem))];

const ranked = (stems: string[]): LikeOccupation[] => {
  const { wordNumber, titles } = vocabulary();
  indexed ??= index();
  const { first, titlesOf, rarity, lengths, likeness } = indexed;
  const words = stems.map(wordNumber);
  const unknown = Math.log(1 + lengths.length) ** rarityPower;
  const length = Math.sqrt(
    words.reduce<number>(
      (sum, word) => sum + (word === undefined ? unknown : (rarity[word] ?? 0)) ** 2,
      0,
    ),
  );
  if (length === 0) return [];
  const touched: number[] = [];
  for (const word of words) {
    if (word === undefined) continue;
    const weight = (rarity[word] ?? 0) ** 2;
    for (let at = first[word] ?? 0; at < (first[word + 1] ?? 0); at++) {
      const title = titlesOf[at] ?? 0;
      if (likeness[title] === 0) touched.push(title);
      likeness[title] = (likeness[title] ?? 0) + weight;
    }
  }
  const ofOccupation = new Map<number, number[]>();
  for (const title of touched) {
    const like = (likeness[title] ?? 0) / (length * (lengths[title] ?? 1));
    likeness[title] = 0;
    if (like < leastCounted) continue;
    const occupation = titles.occupations[title] ?? 0;
    const best = ofOccupation.get(occupation);
    if (best) best.push(like);
    else ofOccupation.set(occupation, [like]);
  }
  const pooled = [...ofOccupation].map(([occupation, likes]) => {
    const best = likes.toSorted((a, b) => b - a).slice(0, titlesPooled);
    const [top = 0] = best;
    const mean = best.reduce((sum, like) => sum + like, 0) / titlesPooled;
    return { occupation, top, pooled: shareOfLikest * top + (1 - shareOfLikest) * mean };
  });
  lend(pooled);
  // An occupation that is called exactly so comes before one that has many such names.
  pooled.sort(
    (a, b) =>
      Number(b.top > 0.999) - Number(a.top > 0.999) ||
      b.pooled - a.pooled ||
      a.occupation - b.occupation,
  );
  return pooled;
};

/** Both classifications name an occupation: what is like its name in one is like it in the other. */
const lend = (pooled: LikeOccupation[]) => {
  const { soc, isco } = vocabulary();
  const ofCode = new Map<number, { sum: number; count: number }>();
  for (const { occupation, pooled: like } of pooled) {
    if (isco[occupation] !== 0) continue;
    const code = soc[occupation] ?? 0;
    const known = ofCode.get(code) ?? { sum: 0, count: 0 };
    ofCode.set(code, { sum: known.sum + like, count: known.count + 1 });
  }
  for (const each of pooled) {
    const code = soc[each.occupation] ?? 0;
    const lent = isco[each.occupation] === 0 || code === 0 ? undefined : ofCode.get(code);
    if (lent) each.pooled += (shareLent * lent.sum) / lent.count;
  }
};

/** How sure it is that a title means what it is like. */
const sureness = (top: number) =>
  Math.max(0, Math.min(1, (top - unsureBelow) / (sureFrom - unsureBelow)));

const meant = (ranking: readonly LikeOccupation[]): MeantOccupation[] => {
  const best = ranking.reduce((most, { pooled }) => Math.max(most, pooled), 0);
  const sure = sureness(topOf(ranking));
  return ranking
    .slice(0, kept)
    .map(({ occupation, pooled }) => ({ occupation, like: Math.min(1, pooled / best) }))
    .filter(({ like }) => like >= leastBeside)
    .map(({ occupation, like }) => ({ occupation, likeness: like * sure }));
};

/** How near two occupations are: the same, or of one group in either classification. */
export const nearness = (a: number, b: number): number => {
  if (a === b) return 1;
  const { soc, isco } = vocabulary();
  return Math.max(socNearness(soc[a] ?? 0, soc[b] ?? 0), iscoNearness(isco[a] ?? 0, isco[b] ?? 0));
};

const socSteps = [
  [100, 0.9],
  [1_000, 0.7],
  [10_000, 0.45],
  [1_000_000, 0.2],
] as const;

/** By the codes without dash and dot: '15-1252.00' is 15125200. */
const socNearness = (a: number, b: number) => {
  if (a === 0 || b === 0) return 0;
  if (a === b) return 0.95;
  const step = socSteps.find(([size]) => Math.floor(a / size) === Math.floor(b / size));
  return step?.[1] ?? 0;
};

const iscoNearness = (a: number, b: number) => {
  if (a === 0 || b === 0) return 0;
  if (a === b) return 0.8;
  return Math.floor(a / 10) === Math.floor(b / 10) ? 0.4 : 0;
};
