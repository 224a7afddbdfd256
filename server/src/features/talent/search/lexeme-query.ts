/** The text of a `tsquery` for documents that have any of these lexemes; empty without one. */
export const anyLexeme = (lexemes: string[]): string =>
  lexemes.map((text) => `'${text.replaceAll(/['\\]/g, "$&$&")}'`).join(" | ");

/** The text of a `tsquery` for all of these queries; empty ones ask for nothing. */
export const everyQuery = (queries: string[]): string =>
  queries
    .filter((query) => query !== "")
    .map((query) => `(${query})`)
    .join(" & ");
