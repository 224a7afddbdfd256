import { addressWords } from "#lib/text/address-words.ts";

interface DirectorySearch {
  query?: string | undefined;
  industry?: string | undefined;
}

/** The search parameters of the directory: words, and a part of an industry. */
export const directorySearch = ({ query, industry }: Record<string, unknown>): DirectorySearch => ({
  query: addressWords(query),
  industry: addressWords(industry),
});
