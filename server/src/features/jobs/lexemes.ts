// The text of `tsquery` values over `job_search.document`: which lexemes a search asks for.

/** A word of a search, and what it is found by. */
export interface Term {
  word: string;
  stem: string;
  /** Stems that count as well: of words with this beginning, or a small typing error away. */
  alternatives: string[];
  /** Whether any longer word is meant too. */
  unfinished: boolean;
}

type Field = "" | "title:" | "company:";

/** Whatever the text holds, it is one lexeme and no syntax. */
export const lexeme = (text: string) => `'${text.replaceAll(/['\\]/g, "$&$&")}'`;

/** Empty queries, which ask for nothing, are left out. */
export const allOf = (queries: string[]) => queries.filter((query) => query !== "").join(" & ");
export const anyOf = (queries: string[]) => `(${queries.join(" | ")})`;
export const not = (query: string) => `!(${query})`;

const typedWord = (field: Field) => (term: Term) => lexeme(field + term.stem);

const termIn = (field: Field) => (term: Term) =>
  anyOf([
    ...[term.stem, ...term.alternatives].map((stem) => lexeme(field + stem)),
    ...(term.unfinished ? [`${lexeme(field + term.word)}:*`] : []),
  ]);

/** One term, wherever it stands in a job. */
export const anywhere = termIn("");

/**
 * A search in tiers of relevance. Each holds all of the one before and more:
 * all words in the title as typed, all in the title, all in title and company,
 * some in the title, some in the company, anywhere.
 */
export const relevanceTiers = (terms: Term[]): string[] => {
  const inTitle = terms.map(termIn("title:"));
  const inTitleOrCompany = terms.map((term) =>
    anyOf([termIn("title:")(term), termIn("company:")(term)]),
  );
  const all = allOf(terms.map(anywhere));
  const inBoth = allOf(inTitleOrCompany);
  return [
    allOf(terms.map(typedWord("title:"))),
    allOf(inTitle),
    inBoth,
    ...(terms.length > 1
      ? [allOf([all, anyOf([...inTitle, inBoth])]), allOf([all, anyOf(inTitleOrCompany)])]
      : []),
    all,
  ];
};
