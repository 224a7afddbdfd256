import { stemsOf } from "@rolecall/server/src/match/reading/stems-of.ts";

/** How well each of some texts answers a query, by a measure that knows no occupations and no skills. */
type TextRanker = (query: string) => number[];

const countsOf = (stems: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** BM25's usual constants. */
const saturation = 1.2;
const lengthShare = 0.75;

/** What others rank with: shared words, TF-IDF, BM25, and counting the query's words in the text. */
export const textRankers = (texts: readonly string[]) => {
  const counted = texts.map((text) => countsOf(stemsOf(text)));
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, n) => sum + n, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const found = new Map<string, number>();
  for (const counts of counted)
    for (const stem of counts.keys()) found.set(stem, (found.get(stem) ?? 0) + 1);
  const rarity = (stem: string) => Math.log(1 + texts.length / (found.get(stem) ?? 1));
  const weighted = (counts: ReadonlyMap<string, number>) => {
    const weights = new Map(
      [...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * rarity(stem)]),
    );
    const length = Math.hypot(...weights.values());
    return { weights, length };
  };
  const vectors = counted.map(weighted);
  const lower = texts.map((text) => text.toLowerCase());

  const jaccard: TextRanker = (query) => {
    const asked = new Set(stemsOf(query));
    return counted.map((counts) => {
      const shared = [...asked].filter((stem) => counts.has(stem)).length;
      return shared / (asked.size + counts.size - shared || 1);
    });
  };
  const tfIdf: TextRanker = (query) => {
    const asked = weighted(countsOf(stemsOf(query)));
    return vectors.map(({ weights, length }) => {
      let product = 0;
      for (const [stem, weight] of asked.weights) product += weight * (weights.get(stem) ?? 0);
      return product / (asked.length * length || 1);
    });
  };
  const bm25: TextRanker = (query) => {
    const asked = [...new Set(stemsOf(query))];
    return counted.map((counts, index) => {
      const long = 1 - lengthShare + (lengthShare * (lengths[index] ?? 0)) / meanLength;
      return asked.reduce((sum, stem) => {
        const count = counts.get(stem) ?? 0;
        return sum + (rarity(stem) * count * (saturation + 1)) / (count + saturation * long || 1);
      }, 0);
    });
  };
  const substrings: TextRanker = (query) => {
    const asked = [...new Set(query.toLowerCase().match(/\p{L}{3,}/gu))];
    return lower.map((text) => asked.filter((word) => text.includes(word)).length);
  };
  return { Jaccard: jaccard, "TF-IDF": tfIdf, BM25: bm25, "substring count": substrings };
};
