import { addressWords } from "#lib/text/address-words.ts";

interface DirectorySearch {
  query?: string | undefined;
  industry?: string | undefined;
}

/** What the address of the directory says: words to look for, and a part of an industry. */
export const directorySearch = ({ query, industry }: Record<string, unknown>): DirectorySearch => ({
  query: addressWords(query),
  industry: addressWords(industry),
});
