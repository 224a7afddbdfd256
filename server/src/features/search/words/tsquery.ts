// The text of `tsquery` values.

/** Whatever the text holds, it is one lexeme and no syntax. */
export const lexeme = (text: string) => `'${text.replaceAll(/['\\]/g, "$&$&")}'`;

/** Empty queries, which ask for nothing, are left out. */
export const allOf = (queries: string[]) => queries.filter((query) => query !== "").join(" & ");
export const anyOf = (queries: string[]) =>
  queries.length === 1 ? queries.join("") : `(${queries.map((query) => `(${query})`).join(" | ")})`;
export const not = (query: string) => `!(${query})`;
