/** The number of answers that people look at. */
const looked = 10;
/** The number of answers that each engine is asked for. */
export const asked = 100;

/** The grades of one query's answers, with the grades of all postings. */
export interface Ranking {
  /** The grades of the answers, in their order. */
  grades: number[];
  /** The grades of all jobs there are. */
  all: number[];
}

const gain = (grades: number[]) =>
  grades
    .slice(0, looked)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** Normalized discounted cumulative gain of the first ten: 1 where they are the best there are, in order. */
const ndcg = ({ grades, all }: Ranking) => gain(grades) / gain(all.toSorted((a, b) => b - a));

/** The share of the right postings that is among the answers, out of as many as fit there. */
const recall = ({ grades, all }: Ranking) => {
  const best = (of: number[]) => of.filter((grade) => grade === 2).length;
  return best(grades) / Math.min(asked, best(all));
};

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The three figures of an engine, in percent. */
export const qualityOf = (rankings: Ranking[]) => ({
  ndcg: 100 * meanOf(rankings.map(ndcg)),
  recall: 100 * meanOf(rankings.map(recall)),
  nothing: 100 * meanOf(rankings.map(({ grades }) => (grades.length === 0 ? 1 : 0))),
});
