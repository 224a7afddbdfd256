// The lexemes of `job_search.document` that a search asks for.
import { createHash } from "node:crypto";
import { allOf, anyOf, lexeme } from "./tsquery.ts";

/** A word of a search, with the lexemes that find it. */
export interface Term {
  word: string;
  stem: string;
  /** Stems that count as well: of longer words with this beginning. */
  alternatives: string[];
  /** Whether longer words with this beginning match too. */
  unfinished: boolean;
}

/** Words that stand side by side. */
export interface Phrase {
  /** The stems of all words, in their order. */
  stems: string[];
  /** The lexemes of a document that contains the phrase. */
  lexemes: string[];
}

/** A part of a search. A job must match every one of them. */
export interface Clause {
  /** Words that may stand anywhere; none where a phrase was asked for. */
  typed: Term[];
  /** In quotes. */
  phrase?: Phrase;
  /** Phrases with the same meaning, and other spellings. */
  synonyms: Phrase[];
  /** Phrases that have this meaning in titles alone. */
  inTitles: Phrase[];
}

/** The lexeme of two stems that stand side by side, as the database's `words_side_by_side` has it. */
export const sideBySide = (one: string, next: string): string =>
  `+${createHash("md5").update(`${one} ${next}`).digest("hex").slice(0, 6)}`;

type Field = "" | "title:" | "company:";

const typedWord = (field: Field) => (term: Term) => lexeme(field + term.stem);

/** Documents hold the prefixes of 1, 2 and 3 letters of the words in titles and company names. */
const longestBeginning = 3;
const fieldsWithBeginnings = ["title:", "company:"] as const;

const beginningsIn = (field: Field, { word, unfinished }: Term) =>
  unfinished && [...word].length <= longestBeginning
    ? fieldsWithBeginnings
        .filter((known) => field === "" || field === known)
        .map((known) => `${known}^${word}`)
    : [];

const termIn = (field: Field) => (term: Term) =>
  anyOf(
    [
      ...new Set([term.stem, ...term.alternatives].map((stem) => field + stem)),
      ...beginningsIn(field, term),
    ].map(lexeme),
  );

const phraseIn = (field: Field) => (phrase: Phrase) =>
  allOf(phrase.lexemes.map((part) => lexeme(field + part)));

/** A phrase, wherever it stands in a job. */
export const phraseAnywhere = phraseIn("");

/** Titles with these very words, and with these pairs of neighbours. */
export const exactTitlePhrase = ({ words, pairs }: { words: string[]; pairs: string[] }) =>
  allOf([
    ...words.map((word) => lexeme(`title:=${word}`)),
    ...pairs.map((pair) => lexeme(`title:${pair}`)),
  ]);

const withoutSynonymsIn =
  (field: Field, wordIn = termIn(field)) =>
  ({ typed, phrase }: Clause) =>
    phrase ? phraseIn(field)(phrase) : allOf(typed.map(wordIn));

const clauseIn = (field: Field) => (clause: Clause) =>
  anyOf([
    withoutSynonymsIn(field)(clause),
    ...clause.synonyms.map(phraseIn(field)),
    ...(field === "company:" ? [] : clause.inTitles.map(phraseIn("title:"))),
  ]);

/** One term, or a whole clause, wherever it stands in a job. */
export const termAnywhere = termIn("");
export const anywhere = clauseIn("");

/** A clause as a whole, and each of its words. */
const partsIn = (field: Field) => (clause: Clause) =>
  clause.typed.length > 1
    ? [clauseIn(field)(clause), ...clause.typed.map(termIn(field))]
    : [clauseIn(field)(clause)];

/**
 * A search in tiers of relevance. Each holds all of the one before and more:
 * the words just so in the title, all in the title as typed, all in the title, all in
 * title and company, some in the title, some in the company, anywhere; before the last one those
 * that have the words themselves, where synonyms were found too.
 */
export const relevanceTiers = ({
  clauses,
  titled,
}: {
  clauses: Clause[];
  titled: string;
}): string[] => {
  const inTitle = clauses.map(clauseIn("title:"));
  const inTitleOrCompany = clauses.map((clause) =>
    anyOf([clauseIn("title:")(clause), clauseIn("company:")(clause)]),
  );
  const all = allOf(clauses.map(anywhere));
  const inBoth = allOf(inTitleOrCompany);
  const partsInTitle = clauses.flatMap(partsIn("title:"));
  const partsInCompany = clauses.flatMap(partsIn("company:"));
  const inSome =
    partsInTitle.length > 1
      ? [
          allOf([all, anyOf([...partsInTitle, inBoth])]),
          allOf([all, anyOf([...partsInTitle, ...partsInCompany])]),
        ]
      : [];
  const themselves = allOf(clauses.map(withoutSynonymsIn("")));
  const typedInTitle = allOf(clauses.map(withoutSynonymsIn("title:", typedWord("title:"))));
  return [
    ...(titled === "" ? [] : [allOf([typedInTitle, titled])]),
    typedInTitle,
    allOf(inTitle),
    inBoth,
    ...inSome,
    ...(themselves === all ? [] : [anyOf([inSome.at(-1) ?? inBoth, themselves])]),
    all,
  ];
};
